import { compileSchemaValidatorsCode } from "@rjsf/validator-ajv8/compileSchemaValidators";
import { _ } from "ajv";
import { formats } from "../../domain/formats";
import type { FormSchema } from "../../model/resolved-form";
import { validatorRuntimeIds } from "../../model/validator-runtime";

/** Settings under which every validator is compiled; the formats come from the runtime, not from the chunk. */
const options: Parameters<typeof compileSchemaValidatorsCode>[1] = {
  customFormats: formats,
  ajvFormatOptions: false,
  ajvOptionsOverrides: {
    // What is compiled was derived from a checked description; checking it against the meta-schema takes most of the time.
    validateSchema: false,
    meta: false,
    // The browser says what is wrong in its own words, by keyword and parameters.
    messages: false,
    verbose: false,
    code: { lines: false, formats: _`require("formats").formats` },
  },
};

const compiled = new Map<string, string>();

/**
 * A form's validator as ajv's standalone code: CommonJS that expects `require` and `exports`. The same schema is compiled
 * once per process.
 */
export function validatorCode(schema: FormSchema): string {
  const key = JSON.stringify(schema);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const code = compileSchemaValidatorsCode({ ...schema }, options);
  for (const [, id = ""] of code.matchAll(/require\("([^"]+)"\)/g)) assertKnown(id, schema);
  compiled.set(key, code);
  return code;
}

function assertKnown(id: string, schema: FormSchema): void {
  if (!validatorRuntimeIds.some((known) => known === id)) {
    throw new Error(
      `the validator of ${schema.$id} needs ${id}; add it to src/model/validator-runtime.ts and src/render/form/validator-runtime.ts`,
    );
  }
}
