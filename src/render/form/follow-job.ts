import { ApiError } from "../../api/error";
import { matches } from "../../domain/when";
import type { ResolvedScreen } from "../../model/resolved";
import type { DetailView } from "../../model/resolved-view";
import type { Console } from "../../state/console";
import { Job, type JobOutcome, type JobProgress } from "../../state/job";
import type { Speaker } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { enumShown } from "../../widgets/shared/enum-words";
import { resolveSend } from "../actions/resolve-send";
import { nextPause } from "../list/self-refresh";
import { namedFields } from "../screen/shown-fields";
import { targetOf } from "../screen/target";

/** What a form has set going, and the detail that shows how far it is. */
export interface Followed {
  screen: ResolvedScreen;
  view: DetailView;
  /** What the form's call has answered. */
  answer: Row;
}

/**
 * Puts what a form has set going on the server into the notification centre, which looks after it until the detail's
 * `refreshWhile` no longer holds, wherever the user goes in the console. Where it cannot be seen at once, nothing is followed.
 */
export async function followJob({ api, jobs, toaster }: Pick<Console, "api" | "jobs" | "toaster">, followed: Followed, speaker: Speaker): Promise<void> {
  const { view, answer } = followed;
  const { t } = speaker;
  const input = resolveSend(view.send, [answer]);
  const look = async (signal?: AbortSignal): Promise<Row> => (await api.callByName(view.call, input, { quiet: true, ...(signal && { signal }) })) as Row;
  const first = await look().catch(() => undefined);
  if (!first) return;
  const perform = async (signal: AbortSignal, progress: (change: Partial<JobProgress>) => void): Promise<JobOutcome> => {
    let unchanged = 0;
    for (let row = first; ; ) {
      progress({ percent: percentOf(view, row) });
      if (!matches(view.refreshWhile, row)) return outcomeOf(followed, row, speaker);
      const pause = nextPause(unchanged);
      if (pause === undefined) throw new ApiError("timeout", 0, t("error.timeout"));
      await new Promise((resolve) => setTimeout(resolve, pause));
      const next = await look(signal);
      unchanged = JSON.stringify(next) === JSON.stringify(row) ? unchanged + 1 : 0;
      row = next;
    }
  };
  const title = String(first[view.heading ?? ""] ?? speaker.say(view.title));
  const ended = (job: Job): void =>
    toaster.show({ tone: job.status === "done" ? "success" : "danger", message: t("jobs.ended", { title, outcome: job.result?.name ?? job.reason }) });
  jobs.add(new Job({ title, perform, ended, unknown: t("error.unreadable"), elsewhere: true }));
}

/** The value of the detail's bar, where it has one. */
function percentOf({ sections }: DetailView, row: Row): number {
  const bar = sections.flatMap(({ fields }) => fields).find(({ widget }) => widget === "progress");
  return Number(bar ? row[bar.name] : 0);
}

/** The state it has ended in: the value that `refreshWhile` looked at, in words; a state of danger is no good end. */
function outcomeOf({ screen, view }: Followed, row: Row, { language }: Speaker): JobOutcome {
  const [field = ""] = Object.keys(view.refreshWhile ?? {});
  const shown = enumShown(row[field], namedFields(screen).get(field)?.enum, screen.enums, language);
  return { name: shown?.text ?? "", to: addressOf(screen, view, row), failed: shown?.tone === "danger" };
}

/** The detail over the list of its subject. */
function addressOf(screen: ResolvedScreen, view: DetailView, row: Row): string {
  const list = Object.values(screen.views).find(({ kind, route }) => kind === "list" && route !== undefined && !route.includes(":"));
  const rowKey = list?.kind === "list" ? list.rowKey : "id";
  return targetOf(view.name, row, { screen, rowKey, path: list?.route ?? "", search: "" })?.to ?? "";
}
