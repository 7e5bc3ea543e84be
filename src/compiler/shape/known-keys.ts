import { z } from "zod";

/**
 * The keys that config's schema knows at a place, for suggestions. Follows the path through the schema; at a union it
 * takes the member that the value's discriminator picks, else all members.
 */
export function knownKeys(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): string[] {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodDiscriminatedUnion || bare instanceof z.ZodUnion) {
    return candidates(bare, value).flatMap((option) => knownKeys(option, path, value));
  }
  const [step, ...rest] = path;
  if (step === undefined) return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
  const next = child(bare, step);
  return next ? knownKeys(next, rest, (value as Record<PropertyKey, unknown> | undefined)?.[step]) : [];
}

function child(schema: z.ZodType, step: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject)
    return (schema.shape[String(step)] ?? schema.def.catchall) as z.ZodType | undefined;
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(step)] as z.ZodType | undefined;
  return undefined;
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

function candidates(union: z.ZodDiscriminatedUnion | z.ZodUnion, value: unknown): z.ZodType[] {
  const options = union.options as z.ZodType[];
  const chosen = options.filter((option) => option instanceof z.ZodObject && literalsMatch(option, value));
  return chosen.length > 0 ? chosen : options;
}

function literalsMatch(option: z.ZodObject, value: unknown): boolean {
  const literals = Object.entries(option.shape).filter(([, schema]) => schema instanceof z.ZodLiteral);
  return (
    literals.length > 0 &&
    literals.every(([key, schema]) => schema.safeParse((value as Record<string, unknown> | null)?.[key]).success)
  );
}
