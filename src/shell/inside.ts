/*
 * The part of the shell that only the signed-in see, as one chunk: the login page loads without it. Blueprint's stylesheet
 * comes with it, ahead of everything that builds upon it.
 */
import "@blueprintjs/core/lib/css/blueprint.css";
import { later } from "../state/later";

export { ChangesNotice } from "./changes/changes-notice";
export { Frame } from "./frame";
export { followAgain } from "./jobs/follow-again";
export { RoutePage } from "./route-page";

/** The page of a user with a one-time password, which few sign-ins need: a chunk of its own. */
export const OneTimePassword = later(
  () => import("./one-time-password"),
  (module) => module.OneTimePassword,
);
