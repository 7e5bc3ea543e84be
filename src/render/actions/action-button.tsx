import { type MouseEvent, type ReactElement, type ReactNode, useId } from "react";
import type { ResolvedAction } from "../../model/resolved-view";
import type { Tone } from "../../model/words";
import { useWords } from "../../state/language";
import { usePress } from "../../state/use-press";
import type { Row } from "../../widgets/contract";
import { Icon } from "../../widgets/shared/icon";
import { useHref, useScreen } from "../shared/screen-context";
import type { Availability, Obstacle } from "../shared/obstacle";
import { isPlainClick } from "../shared/plain-click";
import { WhyDisabled } from "./why-disabled";
import "./actions.css";

/** Looks of an action: a button of a page, a text in a row, an entry of a menu. */
export type ActionLook = "button" | "text" | "item";

/** Written out, so that the build sees which of Blueprint's classes are used. */
const toneClasses: Record<Tone, string> = {
  neutral: "",
  primary: " bp6-intent-primary",
  success: " bp6-intent-success",
  warning: " bp6-intent-warning",
  danger: " bp6-intent-danger",
};

/** What an action's button needs. */
export interface ActionButtonProps {
  action: ResolvedAction;
  /** What it acts upon: none for a page's actions, one row, or the selected rows. */
  rows: readonly Row[];
  look: ActionLook;
  /** What keeps it from being done where it stands, whatever its rows are. */
  obstacle?: Obstacle | undefined;
  /** Called before anything happens: a menu closes. */
  onPress?: () => void;
  /** Called with the rows it was done for; of many selected rows perhaps some, and more later. */
  onDone?: (rows: readonly Row[]) => void;
}

/**
 * Specification §5: "A permission-guarded button is disabled when the user lacks its code", or when the row's state
 * forbids it, which may pass: then it only says that it is disabled. The reason stays reachable by keyboard: as hint, and to
 * screen readers as description. What leads to another page is a link, which opens in a window of its own too.
 */
export function ActionButton({ action, rows, look, obstacle, onPress, onDone }: ActionButtonProps): ReactElement {
  const { say } = useWords();
  const { availability, explain, perform, prepare } = useScreen();
  const press = usePress();
  const reasonId = useId();

  const own = availability(action, rows);
  const state: Availability = own.possible && obstacle ? { possible: false, obstacle } : own;
  const reason = state.possible ? undefined : explain(state.obstacle);
  const hint = look === "item" ? undefined : reason;
  const forbidden = isForbidden(state);
  const disabled = reason !== undefined || press.blocked;
  const click = (): void => {
    if (disabled) return;
    onPress?.();
    void press.press(() => perform(action, rows, onDone ? { onDone } : {}));
  };
  const className = classes(action.tone, look, disabled);
  const leads = action.does.kind === "link" || action.does.kind === "external";
  const button = (
    <button
      type="button"
      className={className}
      data-action={action.name}
      disabled={forbidden}
      aria-disabled={disabled || undefined}
      aria-busy={press.running || undefined}
      aria-describedby={reason === undefined ? undefined : reasonId}
      data-hint={forbidden ? undefined : hint}
      onPointerEnter={() => prepare(action)}
      onFocus={() => prepare(action)}
      onClick={click}
    >
      <span>{say(action.words)}</span>
      {reason !== undefined && (
        <span id={reasonId} className={look === "item" ? "action-reason" : "visually-hidden"}>
          {reason}
        </span>
      )}
    </button>
  );
  if (forbidden) {
    return (
      <WhyDisabled label={say(action.words)} reasonId={reasonId} hint={hint}>
        {button}
      </WhyDisabled>
    );
  }
  if (!leads || reason !== undefined) return button;
  return (
    <ActionLink className={className} action={action} row={rows[0]} onFollow={click} otherwise={button}>
      {say(action.words)}
    </ActionLink>
  );
}

/** Whether it is the user, or the account, that may not: nothing on this page changes that. */
function isForbidden(state: Availability): boolean {
  return !state.possible && (state.obstacle.kind === "permission" || state.obstacle.kind === "account");
}

interface ActionLinkProps {
  className: string;
  action: ResolvedAction;
  row: Row | undefined;
  onFollow: () => void;
  /** Stands in its place where the row is not enough for an address. */
  otherwise: ReactElement;
  children: ReactNode;
}

function ActionLink({ className, action, row, onFollow, otherwise, children }: ActionLinkProps): ReactElement {
  const { t } = useWords();
  const href = useHref(action, row);
  if (href === undefined) return otherwise;
  if (action.does.kind === "external") {
    return (
      <a className={className} data-action={action.name} href={href} target="_blank" rel="noopener noreferrer">
        <span>{children}</span>
        <Icon name="out" size={12} />
        <span className="visually-hidden">{t("shell.newWindow")}</span>
      </a>
    );
  }
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a className={className} data-action={action.name} href={href} onClick={follow}>
      <span>{children}</span>
    </a>
  );
}

function classes(tone: Tone, look: ActionLook, disabled: boolean): string {
  if (look === "button") return `bp6-button${toneClasses[tone]}${disabled ? " bp6-disabled" : ""}`;
  return `action-${look}${tone === "danger" ? " action-danger" : ""}`;
}
