import { otherPlace } from "../../report/related";
import type { FieldUse } from "../../index/views";
import type { Report } from "../../report/report";
import { atKey, type Visit } from "../../checks/check";
import type { FormInfo } from "./info";
import { waitsFor } from "./waits-for";

/** A part of a condition: the input that it asks for, and the input whose condition it is part of. */
interface Part {
  owner: FieldUse;
  asked: string;
  values: readonly unknown[];
}

/**
 * Every input can be shown: a hidden one counts as empty, so its condition takes those of the inputs that it asks for along. No input waits
 * for itself that way, and no two parts of it want values that exclude each other.
 */
export const checkShown: Visit<FormInfo> = ({ fields }, report) => {
  const inputs = fields.filter(({ face, owner }) => face === "input" && !owner);
  for (const use of inputs) {
    if (!checkCycle(use, inputs, report)) checkParts(use, inputs, report);
  }
};

/** @returns whether the input waits for itself */
function checkCycle(use: FieldUse, inputs: readonly FieldUse[], report: Report): boolean {
  const askedBy = (name: string): string[] => inputs.filter((one) => one.name === name).flatMap(askedOf);
  const waitedFor = askedOf(use).find((asked) => waitsFor(asked, use.name, askedBy));
  if (waitedFor === undefined) return false;
  const place = placeOf(use, waitedFor);
  if (waitedFor === use.name) report(place, "CFG_WHEN_ITSELF", { name: use.name });
  else {
    const where = otherPlace(atKey(use.info.subject, ["fields", waitedFor, "when"]));
    report(place, "CFG_WHEN_CYCLE", { name: use.name, other: waitedFor, where });
  }
  return true;
}

function checkParts(use: FieldUse, inputs: readonly FieldUse[], report: Report): void {
  const before = new Map<string, Part>();
  for (const part of wholeOf(use, inputs)) {
    const first = before.get(part.asked);
    if (!first) before.set(part.asked, part);
    else {
      const values = first.values.filter((value) => part.values.includes(value));
      if (values.length === 0) return reportNever(use, first, part, report);
      before.set(part.asked, { ...first, values });
    }
  }
}

function reportNever(use: FieldUse, one: Part, other: Part, report: Report): void {
  const { asked } = one;
  const where = otherPlace(placeOf(other.owner, asked));
  // The part of its own stands there, or else that by which it takes the first one along.
  const own = partsOf(use).find((part) => part.asked === asked || part.asked === one.owner.name);
  report(placeOf(use, own?.asked ?? asked), "CFG_WHEN_NEVER", { name: use.name, other: asked, where });
}

/** Its own parts, then those of the inputs they ask for. */
function wholeOf(use: FieldUse, inputs: readonly FieldUse[], seen = new Set([use.name])): Part[] {
  const own = partsOf(use);
  const further = own.flatMap(({ asked }) => {
    const other = seen.has(asked) ? undefined : inputs.find(({ name }) => name === asked);
    return other ? wholeOf(other, inputs, seen.add(asked)) : [];
  });
  return [...own, ...further];
}

function partsOf(owner: FieldUse): Part[] {
  return Object.entries(owner.field?.when ?? {}).map(([asked, wanted]) => ({ owner, asked, values: [wanted].flat() }));
}

function askedOf({ field }: FieldUse): string[] {
  return Object.keys(field?.when ?? {});
}

function placeOf({ info, name }: FieldUse, asked: string) {
  return atKey(info.subject, ["fields", name, "when", asked]);
}
