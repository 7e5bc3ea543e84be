import { createRoot, type Root } from "react-dom/client";
import { pages } from "./pages/pages";
import type { Ahead } from "./shell/ahead";
import { Application } from "./shell/application";
import { preloadAddress } from "./shell/preload";
import { LastResort, Unavailable } from "./shell/unavailable";
import { createConsole } from "./state/create-console";
import { enterWhenLoading } from "./state/enter";
import type { Session } from "./state/session";
import { showTheme } from "./state/theme";
import "./shell/theme.css";
import "./shell/button.css";

/**
 * Draws the resolved console; says so kindly where it cannot be had.
 * @param element what it is drawn into
 * @param ahead what has been asked for already
 */
export async function start(element: HTMLElement, ahead: Ahead): Promise<void> {
  const root = createRoot(element);
  try {
    const console = createConsole({ manifest: await ahead.manifest, pages, fetch: ahead.fetch });
    enterWhenLoading(console);
    showTheme(console.preferences.theme);
    if (console.session.token) preloadAddress(window.location.pathname, console);
    leaveNothingBehind(root, console.session);
    root.render(
      <LastResort>
        <Application console={console} />
      </LastResort>,
    );
  } catch {
    root.render(<Unavailable />);
  }
}

/**
 * A page that the browser has kept and brings back as it was may be of a session that has ended since, in another page of this
 * tab: nothing of it may be seen again.
 */
function leaveNothingBehind(root: Root, session: Session): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || session.stands()) return;
    root.unmount();
    window.location.reload();
  });
}
