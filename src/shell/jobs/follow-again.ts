import type { Console } from "../../state/console";
import { insideOf } from "../../state/inside";
import { speaker } from "../../state/language";

/** What the server was doing for this tab before the page was reloaded stands in the header again. */
export function followAgain(console: Console): void {
  const { jobs } = insideOf(console);
  if (jobs.followed.read().length === 0) return;
  const { api, manifest, preferences, toaster } = console;
  const words = speaker(preferences.language, manifest.messages, preferences.reading);
  import("../../render/form/follow-job")
    .then((module) => module.followAgain({ api, jobs, manifest, toaster }, words))
    .catch(() => undefined);
}
