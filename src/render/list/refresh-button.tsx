import type { ReactElement } from "react";
import { timeOfDay } from "../../domain/time-zone";
import { useWords } from "../../state/language";
import { Icon } from "../../widgets/shared/icon";
import type { ListRows } from "./use-rows";

/** Fetches the rows anew by hand, and says since when those shown are there. */
export function RefreshButton({ rows }: { rows: ListRows }): ReactElement {
  const { reading, t } = useWords();
  const { answeredAt, refreshing, refresh } = rows;
  const time = answeredAt === 0 ? undefined : timeOfDay(answeredAt, reading.timeZone);
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
      {/* Until then as broad as it will be: what stands beside it does not move. */}
      <span
        className={time === undefined ? "list-refresh-room" : undefined}
        aria-hidden={time === undefined || undefined}
      >
        {t("list.since", { time: time ?? timeOfDay(0, reading.timeZone) })}
      </span>
    </button>
  );
}
