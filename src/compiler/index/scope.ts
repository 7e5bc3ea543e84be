import type { Codes } from "./menus";
import type { Program } from "./program";
import type { SubjectInfo } from "./views";

/** What checks look at and what is resolved. */
export interface Scope {
  program: Program;
  subjects: readonly SubjectInfo[];
  codes: Codes;
}
