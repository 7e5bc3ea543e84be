import type { FormSchema } from "../../model/resolved-form";
import type { Tools } from "./tools";

/** The validators of several forms as one function that takes `require` and returns them by schema id. */
export function validatorsFunction(schemas: readonly FormSchema[], validator: Tools["validator"]): string {
  const bodies = schemas.map((schema) => `(() => {\n${validator(schema)}\n})();`);
  return `(require) => {\nconst exports = {};\n${bodies.join("\n")}\nreturn exports;\n}`;
}
