import type { ReactElement, ReactNode } from "react";
import { ApiError, CODE_FORBIDDEN } from "../../api/error";
import { useWords } from "../../state/language";
import { CopyButton } from "../../widgets/copyable/copy-button";
import { Icon } from "../../widgets/shared/icon";
import empty from "./drawings/empty.svg";
import failed from "./drawings/failed.svg";
import nothingFound from "./drawings/nothing-found.svg";

/** Drawings of what is not there; the browser fetches one where it is shown. */
const drawings = { empty, failed, nothingFound };

/** What stands in the place of contents that are not there: a drawing, a title, a sentence, and what can be done about it. */
export function Notice(props: {
  drawing?: keyof typeof drawings;
  title: string;
  text?: string;
  note?: ReactNode;
  alert?: boolean;
  children?: ReactNode;
}): ReactElement {
  return (
    <div className="notice" role={props.alert ? "alert" : undefined}>
      {props.drawing && <img src={drawings[props.drawing]} alt="" width={120} height={92} />}
      <h2 className="notice-title">{props.title}</h2>
      {props.text && <p>{props.text}</p>}
      {props.note && <p className="notice-note">{props.note}</p>}
      {props.children && <div className="notice-actions">{props.children}</div>}
    </div>
  );
}

/** A failed call: what the server said, the request's name to quote to support, and another try. */
export function FailedCall({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}): ReactElement {
  const { t } = useWords();
  const known = error instanceof ApiError ? error : undefined;
  return (
    <Notice
      alert
      drawing="failed"
      title={known?.code === CODE_FORBIDDEN ? t("guard.noPermissionTitle") : title}
      text={known?.message ?? t("screen.failedText")}
      note={known?.requestId !== undefined && <RequestCode id={known.requestId} />}
    >
      <RetryButton onRetry={onRetry} />
    </Notice>
  );
}

/** The name of a request that failed, to be quoted to support. */
export function RequestCode({ id }: { id: string }): ReactElement {
  const { t } = useWords();
  return (
    <span className="cell-copyable request-code">
      {t("screen.requestId", { id })}
      <CopyButton value={id} text={t} />
    </span>
  );
}

/** A page that could not be loaded or drawn. */
export function FailedScreen({ onRetry }: { onRetry: () => void }): ReactElement {
  const { t } = useWords();
  return (
    <Notice alert drawing="failed" title={t("screen.failedTitle")} text={t("screen.failedText")}>
      <RetryButton onRetry={onRetry} />
    </Notice>
  );
}

/**
 * A page whose chunk is on its way, or a part of one, which takes its room. Empty at first: most chunks are there before anybody
 * would have read a word. `height` is in pixels, of a page unless told.
 */
export function LoadingScreen({ height }: { height?: number }): ReactElement {
  const { t } = useWords();
  return (
    <div className="screen-loading" role="status" style={height === undefined ? undefined : { minHeight: height }}>
      <span className="visually-hidden">{t("screen.loading")}</span>
    </div>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }): ReactElement {
  const { t } = useWords();
  return (
    <button type="button" className="bp6-button" onClick={onRetry}>
      <Icon name="retry" />
      {t("screen.retry")}
    </button>
  );
}
