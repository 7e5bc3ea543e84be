import type { ReactElement } from "react";
import { API_TIME_ZONE } from "../../domain/reading";
import { dayAt } from "../../domain/time-zone";
import type { ViewNotice as Shown } from "../../model/config/common";
import type { ResolvedView } from "../../model/resolved";
import { useWords } from "../../state/language";
import { useNow } from "../../widgets/shared/use-now";

/** What config says above the contents of a view, up to its last day. */
export function ViewNotice({ view: { notice } }: { view: Pick<ResolvedView, "notice"> }): ReactElement | null {
  const { say } = useWords();
  const now = useNow();
  if (!notice || isOver(notice, now)) return null;
  return (
    <p role="note" className={notice.tone ? `view-notice view-notice-${notice.tone}` : "view-notice"}>
      {say(notice)}
    </p>
  );
}

/** Whether the last day of a notice is past at an instant, milliseconds since 1970. */
export function isOver({ until }: Shown, instant: number): boolean {
  return until !== undefined && dayAt(instant, API_TIME_ZONE) > until;
}
