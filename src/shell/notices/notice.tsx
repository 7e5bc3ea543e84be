import type { ReactElement, ReactNode } from "react";
import "./notice.css";

/** What lasts longer than a toast: at the lower edge, with what can be done about it. */
export interface NoticeProps {
  text: string;
  tone?: "warning";
  /** Buttons. */
  children?: ReactNode;
}

/** A line at the lower edge of the window, read out when it comes. */
export function Notice({ text, tone, children }: NoticeProps): ReactElement {
  return (
    <div className={tone ? `notice-bar notice-bar-${tone}` : "notice-bar"} role="status">
      <span>{text}</span>
      {children && <span className="notice-bar-ways">{children}</span>}
    </div>
  );
}
