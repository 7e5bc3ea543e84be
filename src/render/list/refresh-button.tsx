import { type ReactElement, useMemo } from "react";
import { useWords } from "../../state/language";
import { Icon } from "../../widgets/shared/icon";
import type { ListRows } from "./use-rows";

/** Fetches the rows anew by hand, and says since when those shown are there. */
export function RefreshButton({ rows }: { rows: ListRows }): ReactElement {
  const { reading, t } = useWords();
  const { answeredAt, refreshing, refresh } = rows;
  // To make a format takes longer than to draw a row.
  const clock = useMemo(() => clockOf(reading.timeZone), [reading.timeZone]);
  const time = answeredAt === 0 ? undefined : clock.format(answeredAt);
  return (
    <button
      type="button"
      className="bp6-button bp6-minimal list-refresh"
      aria-label={time === undefined ? t("list.refresh") : t("list.refreshSince", { time })}
      title={t("list.refresh")}
      data-refreshing={refreshing || undefined}
      onClick={() => refresh()}
    >
      <Icon name="retry" />
      {time !== undefined && <span>{t("list.since", { time })}</span>}
    </button>
  );
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });
}
