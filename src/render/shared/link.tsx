import type { AnchorHTMLAttributes, MouseEvent, ReactElement, Ref } from "react";
import { createPath, type To } from "react-router-dom";
import { useConsole } from "../../state/console";
import { useHistory } from "../../state/history";
import { isPlainClick } from "./plain-click";

/** What a link of the console takes besides what any link does. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** An address of the console, from its root, below its base path. */
  to: To;
  /** What the history keeps beside the address. */
  state?: unknown;
  /** Takes the place of the present page in the history. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the console, which opens without loading the console anew; with a modifier key, or another button, as any link
 * does. The router's own is drawn again with every step in a list, for each might be relative to where the reader is; those of the menu alone are
 * fifty. It also brings what fetches pages of a server that renders them: a twentieth of the first load.
 */
export function Link({ to, state, replace, onClick, ref, children, ...rest }: LinkProps): ReactElement {
  const history = useHistory();
  const { basePath } = useConsole().manifest.settings;
  const href = `${basePath}${typeof to === "string" ? to : createPath(to)}`;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const elsewhere = rest.target !== undefined && rest.target !== "_self";
    if (event.defaultPrevented || event.button !== 0 || elsewhere || !isPlainClick(event)) return;
    event.preventDefault();
    const isHere = href === createPath(history.place.location);
    history[(replace ?? isHere) ? "replace" : "push"](href, state);
  };
  return (
    <a {...rest} ref={ref} href={href} onClick={follow}>
      {children}
    </a>
  );
}
