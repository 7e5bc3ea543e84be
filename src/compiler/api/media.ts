import type { JsonSchema } from "./json-schema";

/** Something by its media types. */
type Content = Record<string, { schema?: JsonSchema }>;

/** A body that can be written: JSON, or a form without files; or else the media type that cannot. */
export interface WritableBody {
  schema?: JsonSchema;
  form?: boolean;
  unwritable?: string;
}

/** Whether a media type is JSON: application/json, application/problem+json, or anything at all. */
export function isJsonType(type: string): boolean {
  return /^(application\/([\w.-]+\+)?json\b|\*\/\*|application\/\*)/i.test(type);
}

/** What is in JSON; undefined where nothing is. */
export function jsonContent(content: Content = {}): JsonSchema | undefined {
  return Object.entries(content).find(([type]) => isJsonType(type))?.[1]?.schema;
}

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i;

/** How the body of a request is written. */
export function bodyContent(content: Content = {}): WritableBody {
  const types = Object.keys(content);
  const [first] = types;
  if (first === undefined) return {};
  if (types.some(isJsonType)) return { schema: jsonContent(content) ?? {} };
  const form = types.find((type) => FORM.test(type));
  return form === undefined ? { unwritable: first } : { schema: content[form]?.schema ?? {}, form: true };
}
