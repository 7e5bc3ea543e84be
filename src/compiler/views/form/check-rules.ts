import { ordering } from "../../../domain/field-rule";
import type { ConfigFormRule } from "../../../model/config/screen";
import type { FieldUse } from "../../index/views";
import { propertyInWords } from "../../widgets/kind-words";
import type { Path } from "../../read/config-file";
import type { Report } from "../../report/report";
import { at, type Visit } from "../../checks/check";
import { comparableAs } from "./comparable";
import type { FormInfo } from "./info";

/** The rules across inputs speak of two inputs of their form that can be compared as the rule wants. */
export const checkRules: Visit<FormInfo> = (info, report) => {
  for (const [index, rule] of (info.view.rules ?? []).entries())
    checkRule(rule, info, [...info.path, "rules", index], report);
};

function checkRule(rule: ConfigFormRule, info: FormInfo, path: Path, report: Report): void {
  const inputs = info.fields;
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
