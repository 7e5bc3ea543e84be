import { describe } from "../../../src/compiler/api/description";
import { buildProgram } from "../../../src/compiler/index/build-program";
import type { Program } from "../../../src/compiler/index/program";
import { createReport } from "../../../src/compiler/report/report";
import type { SourceFile } from "../../../src/compiler/read/config-file";
import { description } from "../fixture/description";
import { fixtureFiles } from "../fixture/fixture";

const api = describe(description);

/** Files of config as a program, against the fixture's API. */
export function programOf(files: readonly SourceFile[]): Program {
  return buildProgram({ config: files, api }, createReport().report);
}

/** The fixture. */
export const fixtureProgram = programOf(fixtureFiles);
