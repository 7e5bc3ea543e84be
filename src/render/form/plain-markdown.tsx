import type { ReactElement, ReactNode } from "react";

/**
 * Stands in for markdown-to-jsx, which rjsf imports for texts that it draws as Markdown only where it is told to, and for
 * files, which have a widget of our own: none of that is used here, so such a text would simply be shown as it is.
 */
export function Markdown({ children }: { children?: ReactNode }): ReactElement {
  return <>{children}</>;
}
