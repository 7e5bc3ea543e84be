import { when } from "mobx";
import { createRoot, type Root } from "react-dom/client";
import { pages } from "./pages/pages";
import type { Ahead } from "./shell/ahead";
import { Application } from "./shell/application";
import { preloadAddress } from "./shell/preload";
import { LastResort, Unavailable } from "./shell/unavailable";
import type { Console } from "./state/console";
import { createConsole } from "./state/create-console";
import { enterWhenLoading } from "./state/enter";
import type { Session } from "./state/session";
import { showTheme } from "./state/theme";
import "./shell/theme.css";
import "./shell/button.css";
import "./shell/checkbox.css";

/** Whoever soon has everything at hand sees the page at once, not each stage before it; longer than this nobody looks at nothing, milliseconds. */
const AT_ONCE_MS = 200;

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
    leaveNothingBehind(root, console.session);
    if (console.session.token) await Promise.race([allAtHand(console), passed(AT_ONCE_MS)]);
    root.render(
      <LastResort>
        <Application console={console} />
      </LastResort>,
    );
  } catch {
    root.render(<Unavailable />);
  }
}

/** Resolves when it is known who is signed in, and what the address draws with is there. */
async function allAtHand(console: Console): Promise<void> {
  await Promise.all([
    preloadAddress(window.location.pathname, console),
    when(() => console.session.status !== "loading"),
  ]);
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
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
