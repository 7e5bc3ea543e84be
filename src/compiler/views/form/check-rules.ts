import { ordering, type Relation } from "../../../domain/field-rule";
import type { ConfigFormRule } from "../../../model/config/screen";
import type { FieldUse } from "../../index/views";
import { propertyInWords } from "../../widgets/kind-words";
import type { Path, Place } from "../../read/config-file";
import { otherPlace } from "../../report/related";
import type { Report } from "../../report/report";
import { at, type Visit } from "../../checks/check";
import { comparableAs } from "./comparable";
import type { FormInfo } from "./info";

/** The rules across inputs speak of two inputs of their form that can be compared as the rule wants. */
export const checkRules: Visit<FormInfo> = (info, report) => {
  for (const [index, rule] of (info.view.rules ?? []).entries())
    checkRule(rule, info, [...info.path, "rules", index], report);
  checkTogether(info, report);
};

function checkRule(rule: ConfigFormRule, info: FormInfo, path: Path, report: Report): void {
  if (rule.left === rule.right)
    return report(at(info.subject, [...path, "right"]), "CFG_RULE_ITSELF", { name: rule.right });
  const inputs = info.fields;
  const [left, right] = (["left", "right"] as const).map((side) => {
    const use = inputs.find(({ name }) => name === rule[side]);
    if (!use)
      report(
        at(info.subject, [...path, side]),
        "CFG_UNKNOWN_SIBLING",
        { name: rule[side] },
        inputs.map(({ name }) => name),
      );
    return use;
  });
  if (left?.property && right?.property) checkKinds(rule, left, right, [...path, "is"], report);
}

function checkKinds(rule: ConfigFormRule, left: FieldUse, right: FieldUse, path: Path, report: Report): void {
  if (!left.property || !right.property) return;
  const [one, other] = [comparableAs(left.property), comparableAs(right.property)];
  const alike = one !== undefined && one === other && (one !== "time" || left.property.kind === right.property.kind);
  if (alike && (one !== "plain" || !ordering.has(rule.is))) return;
  const place = at(left.info.subject, path);
  report(place, "CFG_RULE_MISFIT", {
    left: rule.left,
    right: rule.right,
    leftType: propertyInWords(left.property),
    rightType: propertyInWords(right.property),
    name: rule.is,
  });
}

/** A relation that two inputs must have, and where it stands. */
interface Wanted {
  left: string;
  right: string;
  is: Relation;
  place: Place;
}

/** Of two inputs there are values that meet all that is wanted of them. */
function checkTogether(info: FormInfo, report: Report): void {
  const before: Wanted[] = [];
  for (const one of wantedOf(info)) {
    const { left, right, is, place } = one;
    const same = before.filter((other) => other.left === left && other.right === right);
    const turned = before.filter((other) => other.left === right && other.right === left);
    const orders = [...same.map((other) => ordersOf[other.is]), ...turned.map((other) => ordersOf[other.is].map(turn))];
    const possible = ordersOf[is].filter((order) => orders.every((others) => others.includes(order)));
    const against = [...same, ...turned].at(-1);
    if (possible.length === 0 && against)
      report(place, "CFG_RULE_AGAINST", { left, right, where: otherPlace(against.place) });
    else before.push(one);
  }
}

/** What repeats an input first, then the rules. */
function wantedOf({ subject, path, view, fields }: FormInfo): Wanted[] {
  const repeats = fields.flatMap(({ name, face, field }): Wanted[] =>
    face === "input" && field?.sameAs !== undefined
      ? [{ left: name, right: field.sameAs, is: "sameAs", place: at(subject, ["fields", name, "sameAs"]) }]
      : [],
  );
  const rules = (view.rules ?? []).map(({ left, is, right }, index): Wanted => ({
    left,
    is,
    right,
    place: at(subject, [...path, "rules", index, "is"]),
  }));
  return [...repeats, ...rules];
}

/** How values may be ordered: the left one below, equal or above. */
const ordersOf: Record<Relation, readonly number[]> = {
  atMost: [-1, 0],
  lessThan: [-1],
  atLeast: [0, 1],
  moreThan: [1],
  sameAs: [0],
  differs: [-1, 1],
};

function turn(order: number): number {
  return order === 0 ? 0 : -order;
}
