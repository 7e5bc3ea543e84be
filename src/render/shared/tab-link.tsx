import type { ReactElement, ReactNode } from "react";
import type { To } from "react-router-dom";
import { Link } from "./link";
import { bringTabIntoView } from "./tab-in-view";

/** A tab of a strip that leads to another address. `isPresent`: it is that of the page, and is brought into view. */
export function TabLink({
  to,
  isPresent,
  children,
}: {
  to: To;
  isPresent: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <Link className="tab" to={to} {...(isPresent && { "aria-current": "page", ref: bringTabIntoView })}>
      {children}
    </Link>
  );
}
