import type { ReactElement, ReactNode } from "react";
import { Icon, type IconPaths } from "../icon";
import "./notice-page.css";

/** What a page says that has nothing else to show. */
export interface NoticeProps {
  icon: IconPaths;
  title: string;
  /** The sentences below the title. */
  children?: ReactNode;
  /** Where to go from here: there are no dead ends. */
  ways: ReactNode;
  /** Colour of the icon; `calm` unless told. */
  mood?: "calm" | "stop";
}

/** A page of a few words in the middle of the content, with a way out. */
export function NoticePage({ icon, title, children, ways, mood = "calm" }: NoticeProps): ReactElement {
  return (
    <section className={`notice-page notice-page-${mood}`}>
      <span className="notice-page-icon">
        <Icon of={icon} size={28} />
      </span>
      <h1>{title}</h1>
      <div className="notice-page-text">{children}</div>
      <div className="notice-page-ways">{ways}</div>
    </section>
  );
}
