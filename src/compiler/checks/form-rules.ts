import { ordering } from "../../domain/field-rule";
import type { ConfigFormRule } from "../../model/config/screen";
import { comparableAs } from "../index/comparable";
import { fieldUses, type FieldUse } from "../index/field-uses";
import type { ViewInfo } from "../index/views";
import { propertyInWords } from "../widgets/kind-words";
import type { Path } from "../read/config-file";
import type { Report } from "../report";
import { at, type Check } from "./check";

/** The rules across inputs speak of two inputs of their form that can be compared as the rule wants. */
export const checkFormRules: Check = ({ subjects }, report) => {
  for (const { views } of subjects) {
    for (const info of views) {
      if (info.view.kind !== "form") continue;
      for (const [index, rule] of (info.view.rules ?? []).entries())
        checkRule(rule, info, [...info.path, "rules", index], report);
    }
  }
};

function checkRule(rule: ConfigFormRule, info: ViewInfo, path: Path, report: Report): void {
  const inputs = fieldUses(info);
  const [left, right] = (["left", "right"] as const).map((side) => {
    const use = inputs.find(({ name }) => name === rule[side]);
    const others = inputs.map(({ name }) => name).filter((name) => side === "left" || name !== rule.left);
    if (!use || !others.includes(use.name))
      report(at(info.subject, [...path, side]), "CFG_UNKNOWN_SIBLING", { name: rule[side] }, others);
    return use;
  });
  if (left?.property && right?.property && left !== right) checkKinds(rule, left, right, [...path, "is"], report);
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
