import type { Mode } from "../../model/config/mode";
import { addressIndex } from "../index/addresses";
import { groupBy } from "../index/group-by";
import { modesOfAddress } from "../index/modes";
import { addressOfAction } from "../index/openings";
import type { Scope } from "../index/scope";
import type { SubjectInfo } from "../index/views";
import { once } from "../read/once";
import type { Loaded } from "../shape/shape";
import { at, type Check } from "./check";
import { objectsIn } from "./texts";

/** No action leads to a page of the other console only where nothing of its file is ever seen there: nobody would be shown it. */
export const checkOtherConsole: Check = (scope, report) => {
  if (!scope.program.whole) return;
  for (const info of scope.subjects) {
    const here = modesOfSubject(scope, info);
    for (const [name, route] of here.size === 1 ? leadingOut(scope, info, here) : []) {
      const isLink = info.subject.value.actions?.[name]?.link !== undefined;
      report(at(info.subject, ["actions", name, isLink ? "link" : "opens"]), "CFG_OTHER_CONSOLE", { name: route });
    }
  }
};

/** Actions, each with the address that it leads to, which none of these consoles has. */
function leadingOut(scope: Scope, { uses }: SubjectInfo, here: ReadonlySet<Mode>): Map<string, string> {
  const index = addressIndex(scope);
  return new Map(
    uses.flatMap((use): [string, string][] => {
      const address = index.get(addressOfAction(scope.subjects, use) ?? "");
      const there = address ? modesOfAddress(scope, address) : [];
      return address && there.length > 0 && !there.some((mode) => here.has(mode))
        ? [[use.name, address.route.path]]
        : [];
    }),
  );
}

/** The consoles in which something of a subject may be seen: those of its pages, and those of all that names one of its views. */
function modesOfSubject(scope: Scope, info: SubjectInfo): Set<Mode> {
  const { bySubject, byMenu } = namings(scope);
  const index = addressIndex(scope);
  const all = new Set([info]);
  const modes = new Set<Mode>();
  for (const one of all) {
    const { name } = one.subject;
    for (const { view } of one.views) {
      const address = view.route === undefined ? undefined : index.get(view.route);
      for (const mode of address ? modesOfAddress(scope, address) : []) modes.add(mode);
    }
    for (const { mode } of byMenu.get(name) ?? []) modes.add(mode);
    for (const { by } of bySubject.get(name) ?? []) all.add(by);
  }
  return modes;
}

/** Who names views of a subject, by its name. */
const namings = once(({ program, subjects }: Scope) => ({
  bySubject: groupBy(
    subjects.flatMap((by) => screensNamed(by.subject).map((screen) => ({ by, screen }))),
    ({ screen }) => screen,
  ),
  byMenu: groupBy(
    program.menus.flatMap((menu) => screensNamed(menu).map((screen) => ({ mode: menu.value.mode, screen }))),
    ({ screen }) => screen,
  ),
}));

/** The subjects of which a file names a view. */
function screensNamed(file: Loaded<unknown>): string[] {
  return objectsIn(file).flatMap(({ value: { screen } }) => (typeof screen === "string" ? [screen] : []));
}
