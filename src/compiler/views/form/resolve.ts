import { fieldAsWritten, inputAsWritten } from "../../../model/config/field";
import { formAsWritten } from "../../../model/config/form";
import type { ConfigFormRule } from "../../../model/config/screen";
import type { FormField, FormQuestion, FormResult, FormRule, FormView } from "../../../model/resolved-form";
import type { ShownField } from "../../../model/resolved-view";
import { type WidgetName, widgetRow } from "../../../model/widgets";
import { namesAtHand } from "../../index/at-hand";
import { fullSend } from "../../index/call-inputs";
import { enumNameOf, inPart, inputProperties, inSlot } from "../../index/field-uses";
import { openedName } from "../../index/openings";
import { objectRow } from "../../index/own-call";
import { pickShape, requiredOf, takesToken } from "../../index/pick-shape";
import type { FieldUse } from "../../index/views";
import { permissionOf, resolveActions } from "../../resolve/actions";
import { asWritten } from "../../resolve/as-written";
import { resolveWhen } from "../../resolve/conditions";
import { compact, takeEnum, type ResolveContext } from "../../resolve/context";
import { resolveChoices, wordsOf } from "../../resolve/fields";
import { resolveShown } from "../../resolve/shown";
import { takeFilterLanguage } from "../../resolve/filter-language";
import { providersOf } from "../../resolve/providers";
import { resolveSend } from "../../resolve/sources";
import { widgetOf } from "../../widgets/natural";
import type { Part } from "../kind";
import { resolveAbout } from "./about";
import { comparableAs } from "./comparable";
import type { FormInfo } from "./info";
import { limitsOf } from "./limits";
import { formSchema, isRequired } from "./schema";
import { formSections } from "./sections";
import { resolveSubmit } from "./submit";

/** A form with its schema, inputs and calls. */
export function resolveForm(context: ResolveContext, info: FormInfo): Part<FormView> {
  const { view, subject, operation, load, params } = info;
  const uses = info.fields.filter(({ face }) => face === "input");
  const calls = info.calls.map((inputs) => ({
    call: inputs.operation.id,
    send: resolveSend(fullSend(inputs), inputs.shape, params),
  }));
  const own = calls.at(-1);
  const next = resolveActions(context, info, "next");
  const [onward] = resolveActions(context, info, "onward");
  return compact<Part<FormView>>({
    kind: "form",
    call: view.call,
    ...(load && calls[0] ? { load: calls[0] } : {}),
    send: own?.send ?? {},
    // What is being edited begins as it is.
    schema: formSchema(`${subject.name}.${info.name}`, uses, { begins: !load }),
    sections: formSections(view).map(({ section, step }, part) => ({
      words: wordsOf(section),
      columns: section.columns ?? 1,
      fields: inPart(uses, part).map((use) => resolveInput(context, info, use)),
      ...(section.sees ? { sees: section.sees } : {}),
      ...(step === undefined ? {} : { step }),
    })),
    ...resolveLive(context, info),
    ...resolvePreview(context, info),
    ...(view.result ? { result: resolveResult(context, info, view.result) } : {}),
    ...(view.rules ? { rules: view.rules.flatMap((rule) => resolveRule(rule, uses)) } : {}),
    ...(view.steps ? { steps: view.steps.map(wordsOf) } : {}),
    ...asWritten(formAsWritten, view),
    ...resolveSubmit(info),
    ...resolveAbout(context, info),
    ...(view.follows === undefined ? {} : { follows: openedName(subject.name, view.follows) }),
    ...(next.length > 0 ? { next } : {}),
    ...(onward ? { onward } : {}),
    signsOut: view.signsOut ?? false,
    ...(info.shape && takesToken(info.shape) ? { clientToken: true } : {}),
    permission: operation ? permissionOf([operation]) : [],
    ...providersOf([operation]),
    ...(operation?.self === undefined ? {} : { self: operation.self }),
  });
}

function resolveInput(context: ResolveContext, info: FormInfo, use: FieldUse): FormField {
  const { field, readOnly, params } = use;
  // In a row a field is known by its property alone.
  const name = use.owner ? (use.property?.name ?? use.name) : use.name;
  const rows = info.fields.filter(({ owner }) => owner === use);
  return compact<FormField>({
    name,
    words: field ? wordsOf(field) : { zh: name, en: name },
    widget: inputWidget(context, use),
    required: isRequired(use),
    permission: use.property?.permission,
    ...(readOnly ? { readOnly } : {}),
    ...asWritten({ ...fieldAsWritten, ...inputAsWritten }, field),
    ...takeEnum(context, enumNameOf(use)),
    ...takeFilterLanguage(context, use),
    ...resolveChoices(context, use),
    ...(field?.when ? { when: resolveWhen(field.when, inputProperties(info.fields)) } : {}),
    ...(isSecret(use) ? { secret: true } : {}),
    ...resolveUnique(context, info, use),
    ...limitsOf(use.property, use.field),
    ...(rows.length > 0 ? { rows: rows.map((inner) => resolveInput(context, info, inner)) } : {}),
    ...(params?.length === 2 ? { params } : {}),
    ...(use.owner && field?.sum ? { sum: true } : {}),
    ...valueProvidersOf(use),
  });
}

/** Choices that have images stand side by side: the browser's own list shows none. */
function inputWidget({ scope }: ResolveContext, use: FieldUse): WidgetName {
  const widget = widgetOf(use);
  const words = Object.values(scope.program.enums?.value[enumNameOf(use) ?? ""] ?? {});
  return widget === "choice" && words.some(({ image }) => image !== undefined) ? "segmented" : widget;
}

function shownIn(context: ResolveContext, info: FormInfo, slot: "live" | "preview" | "result"): ShownField[] {
  return inSlot(info, slot).map((use) => resolveShown(context, use, []));
}

function resolveResult(
  context: ResolveContext,
  info: FormInfo,
  { when, ...result }: NonNullable<FormInfo["view"]["result"]>,
): FormResult {
  const answered = info.operation && objectRow(info.operation);
  return {
    words: wordsOf(result),
    fields: shownIn(context, info, "result"),
    ...(when ? { when: resolveWhen(when, answered?.properties) } : {}),
  };
}

function resolveQuestion(context: ResolveContext, info: FormInfo, slot: "live" | "preview"): FormQuestion | undefined {
  const question = info.view[slot];
  const shape = info[slot]?.shape;
  if (!question || !shape) return undefined;
  const send = resolveSend(question.send ?? {}, shape, info.params);
  const needs = requiredOf(shape).flatMap((name) =>
    send[name] && send[name].from !== "value" ? send[name].field : [],
  );
  return { words: wordsOf(question), call: question.call, send, needs, fields: shownIn(context, info, slot) };
}

function resolveLive(context: ResolveContext, info: FormInfo): Pick<Part<FormView>, "live"> {
  const live = resolveQuestion(context, info, "live");
  return live ? { live } : {};
}

function resolvePreview(context: ResolveContext, info: FormInfo): Pick<Part<FormView>, "preview" | "check"> {
  const { preview } = info.view;
  const asked = resolveQuestion(context, info, "preview");
  if (!preview || !asked) return {};
  const { button, sends = [], stops } = preview;
  if (button) return { check: { ...asked, button } };
  return { preview: { ...asked, sends, ...(stops && { stops: { field: stops.field, words: wordsOf(stops) } }) } };
}

/** The outside services that some values need each, in which case such a value isn't offered where its service is missing. */
function valueProvidersOf({ property }: FieldUse): Pick<FormField, "valueProviders"> {
  const valueProviders = property?.schema["x-provider"] ?? property?.schema.items?.["x-provider"];
  return valueProviders ? { valueProviders } : {};
}

/** The compared values are of one kind, as has been checked. */
function resolveRule(rule: ConfigFormRule, uses: readonly FieldUse[]): FormRule[] {
  const { left, is, right } = rule;
  const property = uses.find(({ name }) => name === left)?.property;
  const as = property && comparableAs(property);
  return as ? [{ left, is, right, as, words: wordsOf(rule) }] : [];
}

/** What is typed here is never kept: passwords, and what the description calls secret, also inside lists. */
function isSecret(use: FieldUse): boolean {
  const schema = use.property?.schema;
  const inside = [schema, schema?.items, ...Object.values(schema?.items?.properties ?? {})];
  return (
    widgetRow(widgetOf(use)).secret ||
    use.property?.kind === "password" ||
    inside.some((part) => part?.["x-secret"] === true)
  );
}

/** An optional input whose source this form does not have is left out: a new row has no id to exclude. */
function resolveUnique(context: ResolveContext, info: FormInfo, { field }: FieldUse): Pick<FormField, "unique"> {
  const unique = field?.unique;
  const operation = unique && context.scope.program.api.operation(unique.call);
  if (!unique || !operation) return {};
  const atHand = namesAtHand(context.scope, info);
  const send = Object.fromEntries(
    Object.entries(unique.send).filter(([, source]) => typeof source !== "string" || atHand.has(source)),
  );
  const { shape } = pickShape(operation, undefined, Object.keys(send), []);
  return { unique: { call: unique.call, send: resolveSend(send, shape), words: wordsOf(unique) } };
}
