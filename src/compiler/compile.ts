import { calledIn } from "./api/called";
import type { Description } from "./api/description";
import { allChecks, checkSubjects } from "./checks/all";
import { checkMetricQueries } from "./checks/metric-queries";
import { checkBudgets } from "./emit/check-budgets";
import type { Scope } from "./index/scope";
import { screenChunk } from "./emit/chunk";
import { partMakers } from "./parts";
import type { Tools } from "./emit/tools";
import { bundle, type CompiledConsole } from "./emit/emit";
import { sourceChunks } from "./emit/source-chunks";
import type { ConfigError } from "./report/errors";
import { buildProgram, type Sources } from "./index/build-program";
import { pendingEntries, type PendingEntry } from "./pending";
import type { SourceFile } from "./read/config-file";
import { createReport, type Report, type Reported } from "./report/report";
import { resolveManifest } from "./manifest/manifest";
import { checkKinds } from "./views/checks";
import { scopeOf, subjectInfo } from "./views/look-up";
import { resolveScreen } from "./views/screen";

/** What came of compiling. There is a console if and only if there are no errors. */
export interface Compiled {
  /** All mistakes, sorted by file, line and column. */
  errors: ConfigError[];
  /** What is worth a look but stops nothing, sorted likewise. */
  warnings: ConfigError[];
  /** Addresses whose screens are not built yet. */
  pending: PendingEntry[];
  /** The files that it was compiled from. */
  config: readonly SourceFile[];
  console?: CompiledConsole;
}

/** Config that was read and checked, with everything that was looked up. */
export interface Checked {
  scope: Scope;
  report: Report;
  reported: () => Reported;
}

/**
 * Reads, looks up and checks config that is in memory. What has not changed since the last check is not read again.
 * @param readQuery see `Tools`; without it everything is looked up, but queries are not read
 */
export function check(sources: Sources, readQuery?: Tools["readQuery"]): Checked {
  const { report, reported } = createReport();
  const scope = scopeOf(buildProgram(sources, report));
  for (const each of [...allChecks, checkKinds]) each(scope, report);
  checkMetricQueries(scope, report, readQuery);
  return { scope, report, reported };
}

/** What is wrong with a file whatever stands in the others: the part of `check` that looks at nothing else. */
export function checkFile(source: SourceFile, api: Description): ConfigError[] {
  const { report, reported } = createReport();
  const program = buildProgram({ config: [source], api }, report);
  const subjects = program.subjects.map((subject) => subjectInfo(api, subject));
  checkSubjects({ program, subjects }, report);
  return reported().errors.filter(({ file }) => file === source.path);
}

/** Compiles config that is in memory: read -> check -> resolve -> emit. */
export function compile(sources: Sources, tools: Tools): Compiled {
  const { scope, report, reported } = check(sources, tools.readQuery);
  const pending = pendingEntries(scope);
  const console = reported().errors.length === 0 ? resolveAll(scope, report, tools) : undefined;
  const { errors, warnings } = reported();
  return { errors, warnings, pending, config: sources.config, ...(console && errors.length === 0 ? { console } : {}) };
}

function resolveAll(scope: Scope, report: Report, tools: Tools): CompiledConsole | undefined {
  const manifest = resolveManifest(scope);
  if (!manifest) return undefined;
  const screens = scope.subjects.map((info) => ({ info, screen: resolveScreen(scope, info) }));
  const chunks = screens
    .map(({ info, screen }) => ({
      info,
      subject: screen.subject,
      chunk: screenChunk(tools, screen, calledIn(scope.program.api, screen)),
    }))
    .sort((a, b) => (a.subject < b.subject ? -1 : 1));
  const resolved = screens.map(({ screen }) => screen);
  const sources = sourceChunks(scope, tools);
  const { palette, help, changes, home, tour, permissions } = partMakers(scope, tools, manifest.routes, () => resolved);
  const parts = {
    palette: palette(),
    help: help(),
    changes: changes(),
    home: home(),
    tour: tour(),
    permissions: permissions(),
    sources: sources.whole,
  };
  const console = bundle(tools, manifest, chunks, parts, resolved, sources.screens);
  checkBudgets(scope, console, chunks, report);
  return console;
}
