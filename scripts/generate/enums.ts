import type { ApiDocument } from "./document";
import { generatedNotice } from "./notice";

interface EnumSchema {
  description?: string;
  enum?: readonly unknown[];
  "x-enum-varnames"?: readonly string[];
}

/** The source text of `src/generated/enums.ts`: the values of each numeric enum by their names. */
export function renderEnums({ components }: ApiDocument): string {
  const constants = Object.entries(components.schemas).flatMap(([name, schema]) => renderEnum(name, schema) ?? []);
  return `${generatedNotice}\n${head}\n${constants.join("\n")}`;
}

function renderEnum(name: string, schema: EnumSchema): string | undefined {
  const { enum: values = [], description = "", "x-enum-varnames": names } = schema;
  if (!names) return undefined;
  if (names.length !== values.length) throw new Error(`${name} has ${values.length} values and ${names.length} names`);
  const members = names.map((member, index) => `  ${member}: ${String(values[index])},`);
  const doc = description.trim().replaceAll("\n", " ");
  return `/** ${doc} */\nexport const ${name} = {\n${members.join("\n")}\n} as const satisfies Record<string, Api.${name}>;
export type ${name} = Api.${name};\n`;
}

const head = `
import type * as Api from "./api";

// Values by name; the wire carries the numbers. Each constant and its type share a name, so that one import brings both.
`;
