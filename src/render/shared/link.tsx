import type { AnchorHTMLAttributes, ReactElement, Ref } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router-dom";

/** What a link of the console takes besides what any link does. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** An address of the console, below its base path. */
  to: To;
  /** What the history keeps beside the address. */
  state?: unknown;
  /** Takes the place of the present page in the history. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the console, which opens without loading the console anew; with a modifier key, or another button, as any link
 * does. The router's own brings what fetches pages of a server that renders them: a twentieth of the first load.
 */
export function Link({ to, state, replace, onClick, ref, children, ...rest }: LinkProps): ReactElement {
  const href = useHref(to);
  const { target } = rest;
  const follow = useLinkClickHandler(to, {
    state,
    ...(target !== undefined && { target }),
    ...(replace !== undefined && { replace }),
  });
  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
