/*
 * The part of the shell that only the signed-in see, as one chunk: the login page loads without it. Blueprint's stylesheet
 * comes with it, ahead of everything that builds upon it.
 */
import "@blueprintjs/core/lib/css/blueprint.css";

export { ChangesNotice } from "./changes/changes-notice";
export { Frame } from "./frame";
export { OneTimePassword } from "./one-time-password";
export { RoutePage } from "./route-page";
