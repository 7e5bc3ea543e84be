/**
 * Module ids that precompiled form validators may ask their `require` for. The compiler refuses to emit any other, and the
 * browser hands in exactly these: ajv's two run-time helpers as `{ default: function }`, and `formats` as
 * `{ formats: Record<FormatName, (text: string) => boolean> }` (src/domain/formats.ts).
 */
export const validatorRuntimeIds = ["ajv/dist/runtime/ucs2length", "ajv/dist/runtime/equal", "formats"] as const;

/** One of those module ids. */
export type ValidatorRuntimeId = (typeof validatorRuntimeIds)[number];
