import type { Send } from "../../../model/config/screen";
import { namesAtHand } from "../../index/at-hand";
import { pickShape } from "../../index/pick-shape";
import type { Scope } from "../../index/scope";
import type { FieldUse } from "../../index/views";
import { otherPlace } from "../../report/related";
import type { Report } from "../../report/report";
import { checkSourceFits } from "../../checks/sources";
import { at, atKey, type Visit } from "../../checks/check";
import { type FormInfo, thisForm } from "./info";
import { waitsFor } from "./waits-for";

/**
 * Choices that depend on other inputs: what these hold fits what the call takes, and no two fields wait for each other.
 * The label that a row carries is at hand where the form opens. What a choice fills in beside it is there and fits.
 */
export const checkChoices: Visit<FormInfo> = (info, report, { scope }) => {
  for (const use of info.fields) {
    checkFits(scope, use, info.fields, report);
    checkFill(scope, use, info.fields, report);
    checkShown(scope, info, use, report);
    checkCycle(use, info.fields, report);
  }
};

function checkFits(
  { program }: Scope,
  { field, info, name }: FieldUse,
  inputs: readonly FieldUse[],
  report: Report,
): void {
  const choices = field?.choices;
  const operation = choices && program.api.operation(choices.call);
  if (!choices?.send || !operation) return;
  const { shape } = pickShape(operation, undefined, Object.keys(choices.send), []);
  for (const [property, source] of Object.entries<Send[string]>(choices.send)) {
    const target = shape.properties.get(property);
    const from = inputs.find((use) => use.name === fieldOf(source))?.property;
    if (target && from)
      checkSourceFits(target, source, from, at(info.subject, ["fields", name, "choices", "send", property]), report);
  }
}

/** The field a source is taken from; undefined for a constant. */
function fieldOf(source: Send[string]): string | undefined {
  const [field] = [source].flat();
  return typeof field === "string" ? field : undefined;
}

/** A choice fills in other inputs of its form, in a row those of its row, with what the call answers. */
function checkFill(
  { program }: Scope,
  { field, info, name, owner }: FieldUse,
  inputs: readonly FieldUse[],
  report: Report,
): void {
  const path = ["fields", name, "choices", "fill"];
  if (!field?.choices?.fill) return;
  const answer = program.api.operation(field.choices.call)?.answer;
  const row = answer && "row" in answer ? answer.row : undefined;
  const beside = inputs
    .filter((use) => use.face === "input" && use.owner === owner && use.name !== name)
    .flatMap(({ property }) => property ?? []);
  const names = beside.map((property) => property.name);
  for (const [target, source] of Object.entries<string>(field.choices.fill)) {
    const filled = beside.find((property) => property.name === target);
    const from = row?.properties.get(source);
    if (!filled)
      report(
        atKey(info.subject, [...path, target]),
        "CFG_UNKNOWN_FIELD",
        { name: target, owner: owner?.name ?? thisForm },
        names,
      );
    else if (row && !from)
      report(
        at(info.subject, [...path, target]),
        "CFG_UNKNOWN_FIELD",
        { name: source, owner: row.name },
        row.properties.keys(),
      );
    else checkSourceFits(filled, source, from, at(info.subject, [...path, target]), report);
  }
}

function checkShown(scope: Scope, view: FormInfo, { field, name }: FieldUse, report: Report): void {
  const shown = field?.choices?.shown;
  if (shown === undefined) return;
  const atHand = namesAtHand(scope, view);
  const owner = { zh: "这个字段所在的表单", en: "the form this field is in" };
  if (!atHand.has(shown))
    report(
      at(view.subject, ["fields", name, "choices", "shown"]),
      "CFG_UNKNOWN_SOURCE",
      { name: shown, owner },
      atHand,
    );
}

function checkCycle({ field, info, name }: FieldUse, inputs: readonly FieldUse[], report: Report): void {
  const fetchedWith = (asked: string): string[] =>
    Object.values<Send[string]>(inputs.find((use) => use.name === asked)?.field?.choices?.send ?? {}).flatMap(
      (source) => fieldOf(source) ?? [],
    );
  for (const [property, source] of Object.entries<Send[string]>(field?.choices?.send ?? {})) {
    const other = fieldOf(source);
    if (other === undefined || !waitsFor(other, name, fetchedWith)) continue;
    report(at(info.subject, ["fields", name, "choices", "send", property]), "CFG_CHOICES_CYCLE", {
      name,
      other,
      where: otherPlace(atKey(info.subject, ["fields", other, "choices"])),
    });
  }
}
