import { once } from "../read/once";
import { noted } from "../report/noted";
import { otherPlace } from "../report/related";
import type { Report } from "../report/report";
import type { Loaded } from "../shape/shape";
import { at, type Check } from "./check";
import { type MaybeWords, objectsIn } from "./texts";

/** Where names are given what is at hand: of calls, of addresses, of lists behind cards. */
const givers = ["send", "filter", "fill", "items"];

/** A name is given the namesake of another one, which is given something else: one was probably mistaken for the other. */
export const checkCrossed: Check = ({ program }, report) => {
  for (const file of [...program.subjects, ...program.menus]) report.again(crossedIn(file));
};

const crossedIn = once(
  (file: Loaded<unknown>) =>
    noted((report) => {
      for (const object of objectsIn(file))
        if (givers.includes(String(object.path.at(-1)))) checkObject(object, report);
    }).found,
);

function checkObject({ file, path, value }: MaybeWords, report: Report): void {
  for (const [name, source] of Object.entries(value)) {
    const other = namedBy(source);
    if (other === undefined || other === name || !Object.hasOwn(value, other)) continue;
    if (namedBy(value[other]) === other) continue;
    report(at({ file }, [...path, name]), "CFG_CROSSED", {
      name,
      other,
      where: otherPlace(at({ file }, [...path, other])),
    });
  }
}

function namedBy(source: unknown): string | undefined {
  const [name] = [source].flat();
  return typeof name === "string" ? name : undefined;
}
