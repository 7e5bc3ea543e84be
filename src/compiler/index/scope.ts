import type { Codes } from "./menus";
import type { Program } from "./program";
import type { SubjectInfo } from "./views";

/** What is known of subjects without the rest of the console: it follows from their files and the description of the API. */
export interface SubjectScope {
  program: Pick<Program, "api">;
  subjects: readonly SubjectInfo[];
}

/** What checks look at and what is resolved. */
export interface Scope extends SubjectScope {
  program: Program;
  codes: Codes;
}
