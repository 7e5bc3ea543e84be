import { ApiError } from "../../../api/error";
import * as calls from "../../../generated/calls";
import type { ExportFormat } from "../../../generated/api";
import type { Console } from "../../../state/console";
import type { Inside } from "../../../state/inside";
import { Job, type JobProgress, type JobResult } from "../../../state/job";
import type { Speaker } from "../../../state/language";
import { saveFile } from "../../../widgets/shared/save-file";
import { type ExportedList, exportRequest } from "./export-request";
import { createRowCounter } from "./row-counter";

/** Starts an export as a job of the notification centre; it goes on wherever the user goes in the console. */
export function startExport(
  { api, jobs, toaster }: Pick<Console, "api" | "toaster"> & Pick<Inside, "jobs">,
  list: ExportedList,
  format: ExportFormat,
  speaker: Speaker,
): void {
  const { t } = speaker;
  const request = exportRequest(list, format, speaker);
  const title = t("export.job", { title: request.title, format: t(`export.${format}`) });
  const perform = async (signal: AbortSignal, progress: (change: Partial<JobProgress>) => void): Promise<JobResult> => {
    const follow = follower(format, progress);
    const { blob, name = `${request.title}.${format}` } = await api.download(
      calls.exportList,
      { ...request },
      { signal, told: "byCaller", progress: follow.take },
    );
    if (!follow.whole()) throw new ApiError("unreadable", 0, t("export.cutShort"));
    const save = (): void => saveFile(blob, name);
    save();
    return { name, save };
  };
  const ended = (job: Job): void =>
    job.status === "done"
      ? toaster.show({ tone: "success", message: t("export.saved", { name: job.result?.name ?? "" }) })
      : toaster.show({ tone: "danger", message: t("export.failed", { title: request.title, reason: job.reason }) });
  jobs.add(new Job({ title, perform, ended, unknown: t("error.unreadable") }));
}

/** Follows a file on its way: rows, bytes, and whether all of it came. A server that tells no number of rows is believed. */
function follower(format: ExportFormat, progress: (change: Partial<JobProgress>) => void) {
  let total: number | undefined;
  let counter: ReturnType<typeof createRowCounter> | undefined;
  return {
    take(bytes: number, _length: number | undefined, piece: Uint8Array, headers: Headers): void {
      total ??= numberIn(headers, "x-export-rows");
      counter ??= createRowCounter(format, numberIn(headers, "x-export-batch") ?? 0);
      const rows = counter.take(piece);
      progress({ bytes, total, done: total === undefined ? undefined : Math.min(rows, total) });
    },
    whole: () => total === undefined || counter?.whole(total) === true,
  };
}

function numberIn(headers: Headers, name: string): number | undefined {
  const value = headers.get(name);
  return value === null || !/^\d+$/.test(value) ? undefined : Number(value);
}
