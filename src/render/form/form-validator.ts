import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import {
  type ErrorSchema,
  type RJSFSchema,
  type RJSFValidationError,
  toErrorSchema,
  type ValidatorType,
} from "@rjsf/utils";
import type { ScreenModule } from "../../model/resolved";
import type { FormSchema, FormView } from "../../model/resolved-form";
import type { Row } from "../../widgets/contract";
import type { Problem } from "./problem";
import type { RawError } from "./value-problems";
import { validatorRuntime } from "./validator-runtime";

/** ajv's judgement of a form's values, from the screen's precompiled validator. */
export type RawCheck = (values: Row) => readonly RawError[];

/** The form's validator out of its screen's chunk. Fails loudly where the chunk lacks it: the console was built wrong. */
export function precompiledValidator(view: FormView, module: Pick<ScreenModule, "validators">): ValidatorType {
  const compiled = module.validators?.(validatorRuntime) ?? {};
  return createPrecompiledValidator<Row, RJSFSchema>(
    compiled as Parameters<typeof createPrecompiledValidator>[0],
    view.schema as RJSFSchema,
  );
}

/** ajv's errors for values. */
export function rawCheck(validator: ValidatorType, view: FormView): RawCheck {
  return (values) => validator.rawValidation<RawError>(view.schema, values).errors ?? [];
}

/**
 * The validator as rjsf asks it before a submit: what blocks is what the user is shown, the form's own rules included. The
 * schema rjsf hands in is its reduced one (rjsfSchema); judged is always the form's own.
 *
 * @param problems the problems of values, by field.
 */
export function formValidator(check: RawCheck, problems: (values: Row) => ReadonlyMap<string, Problem>): ValidatorType {
  return {
    isValid: (_schema, values) => check(values ?? {}).length === 0,
    rawValidation: <Result>(_schema: unknown, values?: Row) => ({ errors: [...check(values ?? {})] as Result[] }),
    validateFormData(values) {
      const errors: RJSFValidationError[] = [...problems(values ?? {})].map(([name, { rule, detail }]) => ({
        name: rule,
        property: `.${name}`,
        message: detail,
        stack: `${name} ${rule} ${detail}`,
      }));
      return { errors, errorSchema: toErrorSchema(errors) as ErrorSchema };
    },
  };
}

/**
 * The schema by which rjsf keeps the values: names and types; what is drawn follows from config. Limits are the validator's; defaults are put in once, when the form
 * opens, because rjsf would put them back whenever the user empties the field.
 */
export function rjsfSchema({ properties }: FormSchema): RJSFSchema {
  const typed = Object.entries(properties).map(([name, { type, items }]) => {
    if (items) return [name, { type, items: { type: items.type } }];
    // A value is its input's, of whatever kind: rjsf must not take it apart, nor look for the number in a text again.
    return [name, { type: type === "boolean" ? type : "string" }];
  });
  return { type: "object", properties: Object.fromEntries(typed) };
}
