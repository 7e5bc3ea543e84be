import { Component, type ReactElement, type ReactNode } from "react";
import { Icon } from "./icon";
import * as icons from "./icons";
import "./problem/notice-page.css";

/**
 * The console could not be loaded. Its words come with it, so these are the only ones in code; both languages stand
 * together, since the preference's words are missing too.
 */
export function Unavailable(): ReactElement {
  return (
    <main>
      <section className="notice-page notice-page-stop">
        <span className="notice-page-icon">
          <Icon of={icons.warningSign} size={28} />
        </span>
        <h1>控制台暂时无法加载</h1>
        <div className="notice-page-text">
          <p>请检查网络后重试；如果问题持续，请联系管理员。</p>
          <p lang="en">
            The console could not be loaded. Check your connection and try again; if it persists, tell your
            administrator.
          </p>
        </div>
        <div className="notice-page-ways">
          <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
            重新加载 · <span lang="en">Reload</span>
          </button>
        </div>
      </section>
    </main>
  );
}

/** The last resort: what no other boundary has caught does not leave an empty window. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Unavailable /> : this.props.children;
  }
}
