import { createReadStream } from "node:fs";
import { physicalLines } from "../focus/physical-lines";
import { documentEntries } from "./document";
import type { Found, Reading } from "./entry";
import { ImportError } from "./import-error";
import { csvLines, jsonLines } from "./own-records";

/** Reads an inventory, whatever its name is; what is in it says what it is. Lines are read one by one. @throws ImportError */
export async function* readInventory(path: string, reading: Reading): AsyncGenerator<Found> {
  const shape = await shapeOf(path);
  if (shape === "document") yield* documentEntries(path, reading);
  else {
    const lines = physicalLines(createReadStream(path));
    for await (const found of shape === "jsonLines" ? jsonLines(lines) : csvLines(lines))
      yield "described" in found ? { ...found, described: withRegion(found.described, reading) } : found;
  }
}

function withRegion(described: Record<string, unknown>, { regionId }: Reading): Record<string, unknown> {
  return regionId !== undefined && !described.regionId ? { ...described, regionId } : described;
}

type Shape = "document" | "jsonLines" | "csv";

/** By the first line that is not empty: a whole object is one of many, a part of one is a document. */
async function shapeOf(path: string): Promise<Shape> {
  const first = await firstLine(path);
  if (first === undefined) throw new ImportError(`${path} is empty.`);
  if (first.startsWith("[")) return "document";
  if (!first.startsWith("{")) return "csv";
  if (!first.endsWith("}")) return "document";
  // A document may be one long line.
  return /^\{\s*"(Reservations|Volumes|version|terraform_version|serial|lineage)"\s*:/.test(first)
    ? "document"
    : "jsonLines";
}

/** The first line that is not empty, without the spaces around it; of a very long one, its two ends. */
async function firstLine(path: string): Promise<string | undefined> {
  let start = "";
  const stream = createReadStream(path, { encoding: "utf8" });
  for await (const chunk of stream) {
    start = (start + String(chunk)).replace(/^[\s\uFEFF]+/, "");
    const end = start.indexOf("\n");
    if (end >= 0) return start.slice(0, end).trim();
    // Nobody writes such a line by hand: only documents are so long, and only JSON's.
    if (start.length > LONGEST) return start.startsWith("{") ? start.slice(0, LONGEST) : start;
  }
  return start.trim() === "" ? undefined : start.trim();
}

/** Characters of a first line that are looked at. */
const LONGEST = 1_000_000;
