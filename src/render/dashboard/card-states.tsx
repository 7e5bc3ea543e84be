import type { ReactElement } from "react";
import { ApiError } from "../../api/error";
import type { Words } from "../../model/words";
import { useWords } from "../../state/language";
import { Icon } from "../../widgets/shared/icon";

/** Grey bars where a card's contents will be. */
export function CardSkeleton(): ReactElement {
  const { t } = useWords();
  return (
    <div className="card-skeleton" role="status">
      <span className="visually-hidden">{t("list.loading")}</span>
      <span className="card-skeleton-bar" aria-hidden="true" />
      <span className="card-skeleton-bar" aria-hidden="true" />
    </div>
  );
}

/**
 * A card whose call failed or that could not be drawn: what the server said, the request to quote, and another try. Where the server says what is wrong with
 * the board's filters, only that: another try would fail, too.
 */
export function CardFailed({ error, onRetry }: { error?: unknown; onRetry: () => void }): ReactElement {
  const { t } = useWords();
  const known = error instanceof ApiError ? error : undefined;
  if (known && known.fieldErrors.length > 0)
    return (
      <div className="card-note" role="alert">
        {known.fieldErrors.map(({ field, message }) => (
          <p key={field}>{message}</p>
        ))}
      </div>
    );
  return (
    <div className="card-note" role="alert">
      <p>{known?.message ?? t("board.failed")}</p>
      {known?.requestId !== undefined && (
        <p className="notice-note">{t("screen.requestId", { id: known.requestId })}</p>
      )}
      <button type="button" className="bp6-button bp6-small" onClick={onRetry}>
        <Icon name="retry" />
        {t("screen.retry")}
      </button>
    </div>
  );
}

/** A card with nothing to show in the scope. */
export function CardEmpty({ words }: { words: Words | undefined }): ReactElement {
  const { say, t } = useWords();
  return <p className="card-note">{words ? say(words) : t("board.empty")}</p>;
}
