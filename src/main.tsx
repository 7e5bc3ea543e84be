import { createRoot, type Root } from "react-dom/client";
import { pages } from "./pages/pages";
import { Application } from "./shell/application";
import { fetchManifest } from "./shell/fetch-manifest";
import { preloadAddress } from "./shell/preload";
import { Unavailable } from "./shell/unavailable";
import { createConsole } from "./state/create-console";
import { showTheme } from "./state/theme";
import "./shell/theme.css";
import "./shell/button.css";

const element = document.getElementById("console");
if (element) void start(createRoot(element));

/** Loads the resolved console and draws it; says so kindly where it cannot be had. */
async function start(root: Root): Promise<void> {
  try {
    const console = createConsole({ manifest: await fetchManifest(), pages });
    showTheme(console.preferences.theme);
    if (console.session.token) preloadAddress(window.location.pathname, console);
    root.render(<Application console={console} />);
  } catch {
    root.render(<Unavailable />);
  }
}
