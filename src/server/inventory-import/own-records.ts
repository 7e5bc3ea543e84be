import { resourceTypes } from "../areas/cloud/provider";
import type { PhysicalLine } from "../focus/physical-lines";
import { csvRecords } from "../focus/records";
import { attributesOf } from "./check-entry";
import type { Described, Found } from "./entry";
import { ImportError } from "./import-error";

/** The console's own format as JSON lines: an object of its columns on each line, `attrs` and `tags` objects inside. */
export async function* jsonLines(lines: AsyncIterable<PhysicalLine>): AsyncGenerator<Found> {
  for await (const { number, text } of lines) {
    if (text.trim() === "") continue;
    const where = `line ${number}`;
    yield { where, ...parsed(text) };
  }
}

function parsed(text: string): { described: Described } | { problems: string[] } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { described: value as Described };
    return { problems: ["is no JSON object"] };
  } catch (error) {
    return { problems: [`is no JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

/** The same as CSV: `attr.NAME` and `tag.KEY` are columns, and lists have a semicolon between their parts. */
export async function* csvLines(lines: AsyncIterable<PhysicalLine>): AsyncGenerator<Found> {
  let names: string[] | undefined;
  for await (const record of csvRecords(lines)) {
    if (!names) {
      if ("problem" in record) throw new ImportError(`The first line, which names the columns, ${record.problem}.`);
      names = headerOf(record.cells);
      continue;
    }
    const where = `line ${record.line}`;
    if ("problem" in record) yield { where, problems: [record.problem] };
    else if (record.cells.length !== names.length)
      yield { where, problems: [`has ${record.cells.length} columns, but the first line ${names.length}`] };
    else yield { where, described: describedBy(names, record.cells) };
  }
}

/** Columns that a CSV file may have besides `attr.NAME` and `tag.KEY`. */
const columns = [
  "type",
  "resourceId",
  "name",
  "regionId",
  "zoneId",
  "status",
  "rawStatus",
  "payMode",
  "projectName",
  "createTime",
  "expireTime",
  "hostResourceId",
  "networkResourceId",
];
const needed = ["type", "resourceId", "status"];

function headerOf(cells: readonly string[]): string[] {
  const names = cells.map((cell) => cell.trim());
  const twice = names.find((name, at) => names.indexOf(name) < at);
  const strange = names.find((name) => !columns.includes(name) && !/^(attr|tag)\../.test(name));
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new ImportError(
      `The file is none that can be imported: not JSON, and its first line does not name ${missing.map((name) => `"${name}"`).join(", ")}.`,
    );
  if (twice !== undefined) throw new ImportError(`The column "${twice}" is there twice.`);
  if (strange !== undefined)
    throw new ImportError(
      `The column "${strange}" is not known; there are ${columns.join(", ")}, attr.NAME and tag.KEY.`,
    );
  return names;
}

function describedBy(names: readonly string[], cells: readonly string[]): Described {
  const described: Described = {};
  const attrs: Record<string, unknown> = {};
  const tags: Record<string, string> = {};
  const kinds = kindsOf(cells[names.indexOf("type")] ?? "");
  names.forEach((name, at) => {
    const cell = cells[at] ?? "";
    if (cell === "") return;
    if (name.startsWith("tag.")) tags[name.slice("tag.".length)] = cell;
    else if (name.startsWith("attr."))
      attrs[name.slice("attr.".length)] = valueOf(cell, kinds[name.slice("attr.".length)]);
    else described[name] = cell;
  });
  return { ...described, attrs, tags };
}

/** What the attributes of a type are; of an unknown type there is nothing to know. */
function kindsOf(type: string): ReturnType<typeof attributesOf> {
  const known = resourceTypes.find((one) => one === type);
  return known === undefined ? {} : attributesOf(known);
}

/** A cell as the attribute takes it; what it does not take stays a text, and is refused with it. */
function valueOf(cell: string, property: ReturnType<typeof attributesOf>[string] | undefined): unknown {
  const types = [property?.type ?? "string"].flat();
  if (types.includes("array")) return cell.split(";").map((part) => part.trim());
  if (types.includes("integer") && /^-?\d{1,15}$/.test(cell)) return Number(cell);
  if (types.includes("boolean") && /^(true|false)$/i.test(cell)) return cell.toLowerCase() === "true";
  return cell;
}
