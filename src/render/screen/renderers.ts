import type { Manifest } from "../../model/resolved";
import { once } from "../../state/later";
import { loadScreen } from "./load-screen";

/** The renderer of boards, with a chunk of its own. */
export const importDashboard = once(() => import("../dashboard/dashboard-view"));

/** The renderer of forms, likewise. */
export const importForm = once(() => import("../form/form-view"));

/** Starts fetching what a view is drawn with, besides what every list needs; failures show later, on the screen. */
export function preloadRenderer(manifest: Manifest, subject: string, view: string): void {
  loadScreen(manifest, subject)
    .then(({ default: screen }) => {
      const kind = screen.views[view]?.kind;
      const load: (() => Promise<unknown>) | undefined = kind === "form" ? importForm : kind === "dashboard" ? importDashboard : undefined;
      return load?.();
    })
    .catch(() => undefined);
}
