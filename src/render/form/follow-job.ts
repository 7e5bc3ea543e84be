import { ApiError } from "../../api/error";
import { matches } from "../../domain/when";
import type { ResolvedScreen } from "../../model/resolved";
import type { FormView } from "../../model/resolved-form";
import type { DetailView } from "../../model/resolved-view";
import type { Console } from "../../state/console";
import type { Inside } from "../../state/inside";
import { Job, type JobOutcome, type JobProgress } from "../../state/job";
import type { Speaker } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { enumShown } from "../../widgets/shared/enum-words";
import { nextPause } from "../shared/self-refresh";
import { loadScreen } from "../shared/load-screen";
import { resolveSend } from "../shared/resolve-send";
import { namedFields } from "../shared/shown-fields";
import { listOf, targetOf } from "../shared/target";

/** The detail that shows how far something is, and what its call is sent. */
export interface FollowedView {
  screen: ResolvedScreen;
  view: DetailView;
  input: Record<string, unknown>;
}

/** What following needs of the console. */
type Follower = Pick<Console, "api" | "toaster"> & Pick<Inside, "jobs">;

/**
 * Puts what a form has set going on the server into the notification centre, which looks after it until the detail's
 * `refreshWhile` no longer holds, wherever the user goes in the console, and when the page is reloaded. Where it cannot be
 * seen at once, nothing is followed.
 */
export async function followJob(
  { api, jobs, toaster }: Follower,
  followed: FollowedView,
  speaker: Speaker,
): Promise<void> {
  const { screen, view, input } = followed;
  const { t } = speaker;
  const kept = { subject: screen.subject, view: view.name, input };
  const look = async (signal?: AbortSignal): Promise<Row> =>
    (await api.callByName(view.call, input, signal && { signal, told: "byCaller" })) as Row;
  const { cleared } = jobs;
  const first = await look().catch(() => undefined);
  // Signed out meanwhile: it is nothing for whoever comes next.
  if (jobs.cleared !== cleared) return;
  if (!first) return jobs.followed.forget(kept);
  jobs.followed.keep(kept);
  const perform = async (
    signal: AbortSignal,
    progress: (change: Partial<JobProgress>) => void,
  ): Promise<JobOutcome> => {
    let unchanged = 0;
    for (let row = first; ;) {
      progress({ percent: percentOf(view, row) });
      if (!matches(view.refreshWhile, row)) return outcomeOf(screen, view, row, speaker);
      const pause = nextPause(unchanged);
      if (pause === undefined) throw new ApiError("timeout", 0, t("error.timeout"));
      await new Promise((resolve) => setTimeout(resolve, pause));
      const next = await look(signal);
      unchanged = JSON.stringify(next) === JSON.stringify(row) ? unchanged + 1 : 0;
      row = next;
    }
  };
  const title = String(first[view.heading ?? ""] ?? speaker.say(view.title));
  const ended = (job: Job): void => {
    jobs.followed.forget(kept);
    toaster.show({
      tone: job.status === "done" ? "success" : "danger",
      message: t("jobs.ended", { title, outcome: job.result?.name ?? job.reason }),
    });
  };
  jobs.add(new Job({ title, perform, ended, unknown: t("error.unreadable"), elsewhere: true }));
}

/** Follows what a form has set going, by the detail that its answer is enough to open. */
export async function followAnswer(
  console: Follower & Pick<Console, "manifest">,
  { screen: subject, view: name }: NonNullable<FormView["follows"]>,
  answer: Row,
  speaker: Speaker,
): Promise<void> {
  const { cleared } = console.jobs;
  const screen = (await loadScreen(console.manifest, subject).catch(() => undefined))?.default;
  const view = screen?.views[name];
  if (console.jobs.cleared !== cleared || !screen || view?.kind !== "detail") return;
  await followJob(console, { screen, view, input: resolveSend(view.send, [answer]) }, speaker);
}

/** Follows again what was followed before the page was reloaded. */
export async function followAgain(console: Follower & Pick<Console, "manifest">, speaker: Speaker): Promise<void> {
  const { cleared } = console.jobs;
  for (const { subject, view: name, input } of console.jobs.followed.read()) {
    const screen = await loadScreen(console.manifest, subject).then(
      (module) => module.default,
      () => undefined,
    );
    const view = screen?.views[name];
    if (console.jobs.cleared !== cleared) return;
    if (screen && view?.kind === "detail") await followJob(console, { screen, view, input }, speaker);
  }
}

/** The value of the detail's bar, where it has one. */
function percentOf({ sections }: DetailView, row: Row): number {
  const bar = sections.flatMap(({ fields }) => fields).find(({ widget }) => widget === "progress");
  return Number(bar ? row[bar.name] : 0);
}

/** The state it has ended in: the value that `refreshWhile` looked at, in words; a state of danger is no good end. */
function outcomeOf(screen: ResolvedScreen, view: DetailView, row: Row, { language }: Speaker): JobOutcome {
  const [field = ""] = Object.keys(view.refreshWhile ?? {});
  const shown = enumShown(row[field], namedFields(screen).get(field)?.enum, screen.enums, language);
  return { name: shown?.text ?? "", to: addressOf(screen, view, row), failed: shown?.tone === "danger" };
}

/** The detail over the list of its subject. */
function addressOf(screen: ResolvedScreen, view: DetailView, row: Row): string {
  const list = listOf(screen);
  return (
    targetOf(view.name, row, { screen, rowKey: list?.rowKey ?? "id", path: list?.route ?? "", search: "" })?.to ?? ""
  );
}
