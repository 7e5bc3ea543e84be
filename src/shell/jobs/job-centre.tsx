import bell from "@blueprintjs/icons/lib/esm/generated/16px/paths/notifications";
import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useInside } from "../../state/inside";
import { useWords } from "../../state/language";
import { Icon } from "../icon";
import { useDisclosure } from "../use-disclosure";
import { JobLine } from "./job-line";
import "./jobs.css";

/** The notification centre: the long jobs of this browser session, and what became of them. */
export const JobCentre = observer(function JobCentre(): ReactElement {
  const { jobs } = useInside();
  const { t } = useWords();
  const { open, toggle, around, button } = useDisclosure();
  const running = jobs.list.filter((job) => job.status === "running").length;
  const failed = jobs.list.some((job) => job.status === "failed");
  const clear = (): void => {
    for (const job of jobs.list) if (job.status !== "running") jobs.remove(job);
    // The button goes with the last job.
    if (running === 0) document.querySelector("main")?.focus();
  };
  return (
    <div className="jobs" ref={around}>
      <button
        type="button"
        ref={button}
        className="header-item jobs-button"
        data-state={running > 0 ? "running" : failed ? "failed" : "done"}
        aria-expanded={open}
        aria-label={running > 0 ? t("jobs.openRunning", { count: running }) : t("jobs.open")}
        onClick={toggle}
      >
        <Icon of={bell} />
        <span className="jobs-count" aria-hidden="true">
          {jobs.list.length}
        </span>
      </button>
      {open && (
        <section className="jobs-panel" aria-label={t("jobs.title")}>
          <h2>{t("jobs.title")}</h2>
          <ul>
            {jobs.list.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </ul>
          {jobs.list.length > running && (
            <button type="button" className="plain-button jobs-clear" onClick={clear}>
              {t("jobs.clear")}
            </button>
          )}
        </section>
      )}
    </div>
  );
});
