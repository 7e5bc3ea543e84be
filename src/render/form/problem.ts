import type { FilterMistakeReason } from "../../domain/filter/parse";
import { moneyText } from "../../domain/money";
import type { MessageKey, Speaker } from "../../state/language";
import type { FormField, FormProperty, FormRule } from "../../model/resolved-form";
import type { WidgetName } from "../../model/widgets";
import type { Words } from "../../model/words";
import { widgetTraits } from "../../widgets/traits";
import { FILTER_RULE } from "./filter-rule";

/** What is wrong with one field, without words: they come when it is shown, in the language of that moment. */
export interface Problem {
  /** The schema keyword that failed, or one of the form's own rules: sameAs, taken, cleared, rule (one across fields). */
  rule: string;
  /** What the rule asks for: the limit, the format's name, the type, the number of the rule. */
  detail: string;
  /** What of the value it is about, where that has a name. */
  about?: Words;
}

/** What a problem's words speak of. */
export interface ProblemSubject {
  field: FormField;
  property: FormProperty;
  /** HTML's autocomplete token of the input. */
  autoComplete?: string;
  /** The field that this one must repeat. */
  other?: FormField;
  /** The form's rules across fields. */
  rules?: readonly FormRule[];
}

const formatKeys: Record<string, MessageKey> = {
  date: "form.problem.date",
  decimal: "form.problem.decimal",
  domain: "form.problem.domain",
  duration: "form.problem.duration",
  email: "form.problem.email",
  ipv4: "ip.invalid",
  json: "form.problem.json",
  "local-date-time": "form.problem.local-date-time",
  phone: "form.problem.phone",
  "port-list": "form.problem.port-list",
  ratio: "form.problem.ratio",
  uri: "form.problem.uri",
  "wildcard-domain": "form.problem.wildcard-domain",
  "year-month": "form.problem.year-month",
};

const ruleKeys: Record<string, MessageKey> = {
  cleared: "form.problem.cleared",
  enum: "form.problem.enum",
  items: "form.problem.items",
  maxItems: "form.problem.maxItems",
  maxLength: "form.problem.maxLength",
  maximum: "form.problem.maximum",
  minItems: "form.problem.minItems",
  minLength: "form.problem.minLength",
  minimum: "form.problem.minimum",
  multipleOf: "form.problem.multipleOf",
  period: "form.problem.period",
  periodEnds: "form.problem.periodEnds",
  rowUnique: "form.problem.rowUnique",
  rows: "form.problem.rows",
  sameAs: "form.problem.sameAs",
  scale: "form.problem.scale",
  uniqueItems: "form.problem.uniqueItems",
};

/** The problem in the user's words, with the field's own name in them. */
export function problemText(problem: Problem, subject: ProblemSubject, speaker: Speaker): string {
  const { field, other } = subject;
  const { say, t } = speaker;
  if (problem.rule === "taken" && field.unique) return say(field.unique.words);
  const across = problem.rule === "rule" ? subject.rules?.[Number(problem.detail)] : undefined;
  if (across) return say(across.words);
  const name = say(field.words);
  const hint = field.hint && problem.rule === "pattern" ? say(field.hint) : undefined;
  return t(problemKey(problem, subject), {
    field: name,
    limit: limitText(problem, subject, speaker),
    other: other ? say(other.words) : "",
    hint: hint ?? "",
    text: problem.detail,
    name: problem.about ? say(problem.about) : "",
  });
}

/** A limit as its values are read: a share is typed in per cent, an amount has its currency. */
function limitText({ rule, detail }: Problem, { field }: ProblemSubject, { language, reading }: Speaker): string {
  if (rule !== "maximum" && rule !== "minimum") return detail;
  if (field.widget === "money") return moneyText(detail, reading)?.shown ?? detail;
  if (field.widget === "percent")
    return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(Number(detail));
  return detail;
}

function problemKey(problem: Problem, { field, autoComplete, property }: ProblemSubject): MessageKey {
  const { rule, detail } = problem;
  if (rule.startsWith(FILTER_RULE)) return `filter.mistake.${rule.slice(FILTER_RULE.length) as FilterMistakeReason}`;
  if (rule === "required") return requiredKey(field.widget);
  if (field.widget === "ipAddress") return "ip.invalid";
  if (autoComplete === "new-password" && (rule === "pattern" || rule === "minLength" || rule === "maxLength"))
    return "form.problem.newPassword";
  if (rule === "format") return formatKeys[detail] ?? "form.problem.format";
  if (rule === "minLength" && property.format) return formatKeys[property.format] ?? "form.problem.minLength";
  if (rule === "pattern") return patternKey(field, property);
  if (rule === "type") return typeKey(detail);
  return ruleKeys[rule] ?? "form.problem.other";
}

/** A pattern of a known format is told as that format; any other is explained by the field's hint. */
function patternKey(field: FormField, property: FormProperty): MessageKey {
  const format = property.format === undefined ? undefined : formatKeys[property.format];
  return format ?? (field.hint ? "form.problem.patternHint" : "form.problem.pattern");
}

function typeKey(type: string): MessageKey {
  if (type === "integer") return "form.problem.integer";
  return type === "number" ? "form.problem.number" : "form.problem.other";
}

function requiredKey(widget: WidgetName): MessageKey {
  if (widget === "ipAddress") return "ip.empty";
  return widgetTraits(widget).chosen ? "form.problem.requiredChoice" : "form.problem.required";
}
