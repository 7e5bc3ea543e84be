import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { formatCount } from "../../domain/decimal-format";
import { timeOfDay } from "../../domain/time-zone";
import { useInside } from "../../state/inside";
import type { Job, JobProgress } from "../../state/job";
import { type Speaker, useWords } from "../../state/language";
import { Link } from "../../render/shared/link";

const MEGABYTE = 1_000_000;

/** One job: how far it is, or what became of it, and what can be done about it. */
export const JobLine = observer(function JobLine({ job }: { job: Job }): ReactElement {
  const { jobs } = useInside();
  const speaker = useWords();
  const { t } = speaker;
  const action = (words: string, act: () => void): ReactElement => (
    <button
      type="button"
      className="plain-button"
      aria-label={t("jobs.of", { action: words, title: job.title })}
      onClick={act}
    >
      {words}
    </button>
  );
  return (
    <li className="job" data-status={job.status}>
      <strong>{job.title}</strong>
      {job.status === "running" && <JobBar job={job} />}
      <span className="job-state">{stateOf(job, speaker)}</span>
      {job.requestId !== undefined && <span className="job-state">{t("screen.requestId", { id: job.requestId })}</span>}
      <span className="job-actions">
        {job.status === "running" && !job.elsewhere && action(t("jobs.cancel"), job.cancel)}
        {job.result && "save" in job.result && action(t("jobs.save"), job.result.save)}
        {job.result && "to" in job.result && (
          <Link to={job.result.to} aria-label={t("jobs.of", { action: t("jobs.view"), title: job.title })}>
            {t("jobs.view")}
          </Link>
        )}
        {!job.result && (job.status === "failed" || job.status === "cancelled") && action(t("jobs.retry"), job.retry)}
        {job.status !== "running" && action(t("jobs.remove"), () => jobs.remove(job))}
      </span>
    </li>
  );
});

/** The bar of a job under way; one that moves on its own while nobody knows how much there is. */
const JobBar = observer(function JobBar({ job }: { job: Job }): ReactElement {
  const { done, total, percent } = job.progress;
  const known = done !== undefined && total !== undefined && total > 0;
  return (
    <progress
      aria-label={job.title}
      {...(known && { value: done, max: total })}
      {...(percent !== undefined && { value: percent, max: 100 })}
    />
  );
});

function stateOf(job: Job, speaker: Speaker): string {
  const { t } = speaker;
  const time = job.ended === undefined ? "" : timeOfDay(job.ended.getTime(), speaker.reading.timeZone).slice(0, 5);
  if (job.status === "running") return progressWords(job.progress, speaker);
  if (job.status === "cancelled") return t("jobs.cancelled");
  return job.status === "done"
    ? `${job.result?.name ?? ""} · ${t("jobs.doneAt", { time })}`
    : `${t("jobs.failedAt", { time })} · ${job.reason}`;
}

function progressWords({ done, total, bytes, percent }: JobProgress, { t, language, reading }: Speaker): string {
  if (percent !== undefined) return new Intl.NumberFormat(language, { style: "percent" }).format(percent / 100);
  if (bytes === 0) return t("jobs.starting");
  const size = t("jobs.bytes", { size: (bytes / MEGABYTE).toFixed(1) });
  if (done === undefined || total === undefined) return size;
  return `${t("jobs.rows", { done: formatCount(done, reading), total: formatCount(total, reading) })} · ${size}`;
}
