import type { z } from "zod";
import type { ConfigScreen } from "../../model/config/screen";
import type { EnumWords } from "../../model/config/texts";
import type { Words } from "../../model/words";
import type { Description } from "../api/description";
import type { ConfigFile, SourceFile } from "../read/config-file";
import { once } from "../read/once";
import { fileKinds, kindOf, onlyFiles, type FileKindName } from "../read/file-kinds";
import { parseConfig } from "../shape/parse";
import { otherPlace } from "../report/related";
import type { Report } from "../report/report";
import { shapeOf, type Loaded } from "../shape/shape";
import type { Program, Subject } from "./program";

/** What a console is compiled from. */
export interface Sources {
  /** Files under config/, sorted by path. */
  config: readonly SourceFile[];
  api: Description;
  /** Source of the hand-written parts; none: unused messages are not looked for. */
  handwritten?: readonly SourceFile[];
}

/** Parses every file, checks its shape and puts it in its place. */
export function buildProgram({ config, api, handwritten = [] }: Sources, report: Report): Program {
  const program: Program = { api, menus: [], subjects: [], whole: true, handwritten };
  for (const source of config) {
    const kind = kindOf(source.path);
    if (kind) place(program, kind, source, report);
    else reportUnknown(source, report);
  }
  reportMissing(config, program, report);
  return program;
}

/** A name that is not written as it should be, or a file that stands in the wrong place. */
function reportUnknown({ path }: SourceFile, report: Report): void {
  const start = { line: 1, column: 1 };
  if (/^config\/(screens|menu)\//.test(path) || !path.endsWith(".json"))
    report.at(path, start, "CFG_FILE_NAME", { name: path });
  else report.at(path, start, "CFG_UNKNOWN_FILE", { name: path }, onlyFiles);
}

function place(program: Program, kind: FileKindName, source: SourceFile, report: Report): void {
  const file = parseConfig(source, report);
  if (file) checkEditorSchema(file, kind, report);
  const loaded = file && loadedAs(program, kind, file, report);
  if (!loaded?.whole) program.whole = false;
}

/** What editors complete a file from is the schema of its kind, where it names one. */
function checkEditorSchema(file: ConfigFile, kind: FileKindName, report: Report): void {
  const { $schema: name } = Object(file.value) as { $schema?: unknown };
  const up = "../".repeat(file.path.split("/").length - 1);
  const right = `${up}schema/config/${fileKinds[kind].schemaFile}`;
  if (typeof name === "string" && name !== right)
    report({ file, path: ["$schema"] }, "CFG_UNKNOWN_VALUE", { name }, [right]);
}

function loadedAs(program: Program, kind: FileKindName, file: ConfigFile, report: Report): Loaded<unknown> | undefined {
  switch (kind) {
    case "screen":
      return addSubject(program, file, report);
    case "menu":
      return addMenu(program, file, report);
    case "console":
      return (program.settings = shapeOf(file, fileKinds.console.schema, report));
    case "connection":
      return (program.connection = shapeOf(file, fileKinds.connection.schema, report));
    case "changes":
      return (program.changes = shapeOf(file, fileKinds.changes.schema, report));
    case "tour":
      return (program.tour = shapeOf(file, fileKinds.tour.schema, report));
    case "clouds":
      return (program.clouds = shapeOf(file, fileKinds.clouds.schema, report));
    case "metrics":
      return (program.metrics = shapeOf(file, fileKinds.metrics.schema, report));
    case "glossary":
      return (program.glossary = shapeOf(file, fileKinds.glossary.schema, report));
    case "routes":
      return (program.routes = shapeOf(file, fileKinds.routes.schema, report));
    case "menuRules":
      return (program.menuRules = shapeOf(file, fileKinds.menuRules.schema, report));
    case "entryRules":
      return (program.entryRules = shapeOf(file, fileKinds.entryRules.schema, report));
    case "enums":
      return (program.enums = withoutSchemaKey<EnumWords>(shapeOf(file, fileKinds.enums.schema, report)));
    case "messages":
      return (program.messages = withoutSchemaKey<Record<string, Words>>(
        shapeOf(file, fileKinds.messages.schema, report),
      ));
  }
}

function addSubject(program: Program, file: ConfigFile, report: Report): Loaded<unknown> | undefined {
  const loaded = shapeOf(file, fileKinds.screen.schema, report);
  if (!loaded) return undefined;
  const subject = subjectOf(loaded);
  const other = program.subjects.find(({ name }) => name === subject.name);
  if (other)
    report({ file, path: [] }, "CFG_DUPLICATE_SUBJECT", {
      name: subject.name,
      where: otherPlace({ ...other, path: [] }),
    });
  else program.subjects.push(subject);
  return loaded;
}

const subjectOf = once((loaded: Loaded<ConfigScreen>): Subject => ({
  ...loaded,
  name: loaded.file.path.replace(/^.*\//, "").replace(/\.json$/, ""),
}));

function addMenu(program: Program, file: ConfigFile, report: Report): Loaded<unknown> | undefined {
  const loaded = shapeOf(file, fileKinds.menu.schema, report);
  if (!loaded) return undefined;
  const other = program.menus.find(({ value }) => value.mode === loaded.value.mode);
  if (other)
    report({ file, path: ["mode"] }, "CFG_DUPLICATE_MODE", {
      name: loaded.value.mode,
      where: otherPlace({ ...other, path: ["mode"] }),
    });
  else program.menus.push(loaded);
  return loaded;
}

/** The words files are records beside their `$schema`. */
function withoutSchemaKey<T extends Record<string, unknown>>(
  loaded: Loaded<z.infer<z.ZodType>> | undefined,
): Loaded<T> | undefined {
  return loaded && (bare(loaded) as Loaded<T>);
}

const bare = once((loaded: Loaded<z.infer<z.ZodType>>): Loaded<unknown> => {
  const { $schema: _schema, ...value } = loaded.value as Record<string, unknown>;
  return { ...loaded, value };
});

function reportMissing(config: readonly SourceFile[], program: Program, report: Report): void {
  const missing = onlyFiles.filter((name) => !config.some(({ path: found }) => found === name));
  for (const mode of [1, 2]) {
    const broken = config.some(({ path: found }) => kindOf(found) === "menu") && !program.whole;
    if (!program.menus.some(({ value }) => value.mode === mode) && !broken)
      missing.push(`config/menu/*.json ("mode": ${mode})`);
  }
  for (const name of missing) report.at(name.replace(/ .*$/, ""), { line: 1, column: 1 }, "CFG_MISSING_FILE", { name });
  if (missing.length > 0) program.whole = false;
}
