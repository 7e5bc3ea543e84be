import type { ResolvedScreen } from "../../model/resolved";
import { addressIndex } from "../index/addresses";
import { groupBy } from "../index/group-by";
import { homeTargets } from "../index/home";
import { nextAction, openingOf } from "../index/openings";
import type { Subject } from "../index/program";
import type { Scope } from "../index/scope";
import { viewNamed } from "../index/targets";
import type { ActionUse, SubjectInfo, ViewInfo } from "../index/views";
import { once } from "../read/once";
import { titleOf } from "./fields";

/** A view that is opened over the pages of a subject from elsewhere. */
interface Sent {
  over: Subject;
  view: ViewInfo;
}

/** Views of other subjects that open over the pages of a subject, with what these open in turn, by their names in the address. */
export function guestsOf(scope: Scope, { subject, views, uses }: SubjectInfo): Pick<ResolvedScreen, "guests"> {
  if (!views.some(({ view }) => view.route !== undefined)) return {};
  const named = Object.values(subject.value.openAs ?? {}).flatMap((name) => viewNamed(scope.subjects, name) ?? []);
  const sent = sentTo(scope).get(subject) ?? [];
  const found = new Set([...named, ...uses.flatMap((use) => openedHere(scope, use)), ...sent.map(({ view }) => view)]);
  for (const guest of found)
    for (const use of guest.actions) for (const further of openedHere(scope, use)) found.add(further);
  const guests = [...found].filter((guest) => guest.subject !== subject);
  if (guests.length === 0) return {};
  return {
    guests: Object.fromEntries(
      guests.map((guest) => [
        guestName(subject, guest),
        { screen: guest.subject.name, view: guest.name, title: titleOf(guest) },
      ]),
    ),
  };
}

/** What a page's address calls a view that opens over it. */
export function nameAt(scope: Scope, path: string, opened: ViewInfo): string {
  const subject = addressIndex(scope).get(path)?.views[0]?.subject;
  return !subject || subject === opened.subject ? opened.name : guestName(subject, opened);
}

function guestName({ value: { openAs = {} } }: SubjectInfo["subject"], { subject, name }: ViewInfo): string {
  const short = Object.keys(openAs).find((key) => openAs[key]?.screen === subject.name && openAs[key]?.view === name);
  return short ?? `${subject.name}.${name}`;
}

/** What an action opens over the page on which it stands, itself or after success. */
function openedHere({ subjects }: Scope, use: ActionUse): ViewInfo[] {
  return [use.action, nextAction(use)].flatMap((action) => {
    const opening = openingOf(subjects, { action, info: use.info });
    return opening && opening.way !== "address" && opening.info.view.route === undefined ? [opening.info] : [];
  });
}

/** What is opened over each subject's pages from elsewhere. */
const sentTo = once((scope: Scope): ReadonlyMap<Subject, Sent[]> => {
  const { program, subjects } = scope;
  const opened = [
    ...subjects.flatMap(({ uses }) => uses.map(({ action }) => action?.opens)),
    ...homeTargets(program).map(({ part }) => part),
  ];
  const sent = opened.flatMap((opens): Sent[] => {
    if (typeof opens !== "object" || opens.on === undefined) return [];
    const page = addressIndex(scope).get(opens.on)?.views[0];
    const view = viewNamed(subjects, opens);
    return page && view ? [{ over: page.subject, view }] : [];
  });
  return groupBy(sent, ({ over }) => over);
});
