import { runInThisContext } from "node:vm";
import { validatorsFunction } from "../../../../src/compiler/emit/validators-function";
import { validatorCode } from "../../../../src/compiler/node/validators";
import type { ScreenModule } from "../../../../src/model/resolved";
import type { FormField, FormProperty, FormView } from "../../../../src/model/resolved-form";
import type { Row } from "../../../../src/widgets/contract";
import { precompiledValidator, rawCheck, type RawCheck } from "../../../../src/render/form/form-validator";

/** A field with its property, for short test forms. */
export interface SampleField extends Partial<FormField> {
  name: string;
  property?: Partial<FormProperty>;
}

/** A form with these fields, labelled by their names; required ones stand in its schema unless they depend on others. */
export function sampleView(fields: readonly SampleField[], more: Partial<FormView> = {}): FormView {
  const properties = Object.fromEntries(
    fields.map(({ name, property }) => [name, { type: "string", ...property } as FormProperty]),
  );
  const inputs = fields.map(({ property: _property, ...field }): FormField => ({
    words: { zh: `字段${field.name}`, en: field.name },
    widget: "text",
    required: false,
    ...field,
  }));
  return {
    kind: "form",
    name: "sample",
    title: { zh: "样例", en: "Sample" },
    call: "saveSample",
    send: {},
    schema: {
      $id: "sample.form",
      type: "object",
      additionalProperties: false,
      properties,
      required: inputs.filter(({ required, when }) => required && !when).map(({ name }) => name),
    },
    sections: [{ words: { zh: "节", en: "Section" }, columns: 1, fields: inputs }],
    signsOut: false,
    permission: [],
    ...more,
  };
}

/** The chunk that the compiler would emit for the form, its validators compiled as they are for the browser. */
export function sampleModule(view: FormView): Pick<ScreenModule, "validators"> {
  const validators = runInThisContext(`(${validatorsFunction([view.schema], validatorCode)})`) as NonNullable<
    ScreenModule["validators"]
  >;
  return { validators };
}

/** ajv's judgement of the form's values, through the precompiled validator and its runtime. */
export function sampleCheck(view: FormView): RawCheck {
  return rawCheck(precompiledValidator(view, sampleModule(view)), view);
}

/** Whatever a test needs of a problem list: field to rule. */
export function rules(problems: ReadonlyMap<string, { rule: string }>): Row {
  return Object.fromEntries([...problems].map(([name, { rule }]) => [name, rule]));
}
