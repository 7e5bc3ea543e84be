import { readFile, stat } from "node:fs/promises";
import { awsInstances, awsVolumes, objectOf } from "./aws";
import type { Found, Reading } from "./entry";
import { ImportError } from "./import-error";
import { terraformState } from "./terraform/state";

/** A file that is one JSON document is read whole: it may have so many bytes. */
const MOST_BYTES = 128 * 1024 * 1024;

/** Reads a file that is one JSON document, and knows by its shape whose. @throws ImportError where it is none that is known */
export async function* documentEntries(path: string, reading: Reading): AsyncGenerator<Found> {
  const { size } = await stat(path);
  if (size > MOST_BYTES)
    throw new ImportError(
      `${path} is one JSON document of ${Math.ceil(size / 1024 / 1024)} MB: up to ${MOST_BYTES / 1024 / 1024} MB are read at once. Import it in parts, for example region by region, or as JSON lines.`,
    );
  const document = objectOf(parse(await readFile(path, "utf8")));
  if (Array.isArray(document.Reservations)) yield* awsInstances(requireAws(document, reading), reading.leftOut);
  else if (Array.isArray(document.Volumes)) yield* awsVolumes(requireAws(document, reading), reading.leftOut);
  else if (typeof document.terraform_version === "string" && Array.isArray(document.resources))
    yield* terraformState(document, reading);
  else
    throw new ImportError(
      "The file is JSON, but none that can be imported: neither JSON lines, nor describe-instances or describe-volumes of AWS, nor a Terraform state.",
    );
}

function requireAws(document: Record<string, unknown>, { cloudCode, complete }: Reading): Record<string, unknown> {
  if (complete && typeof document.NextToken === "string")
    throw new ImportError(
      "The file has a NextToken: it is a part of the inventory, and --complete would mark the rest as gone. Read all pages into one file, or leave out --complete.",
    );
  if (cloudCode !== "aws") throw new ImportError(`The file is of AWS, but the account is one of ${cloudCode}.`);
  return document;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new ImportError(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
