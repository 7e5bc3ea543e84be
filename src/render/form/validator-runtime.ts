import * as equal from "ajv/dist/runtime/equal";
import * as ucs2length from "ajv/dist/runtime/ucs2length";
import { formats } from "../../domain/formats";
import type { ValidatorRuntimeId } from "../../model/validator-runtime";

/** What ajv's standalone code asks its `require` for. */
const modules: Record<ValidatorRuntimeId, unknown> = {
  "ajv/dist/runtime/equal": { default: functionOf(equal) },
  "ajv/dist/runtime/ucs2length": { default: functionOf(ucs2length) },
  formats: { formats },
};

/** Hands ajv's run-time helpers to precompiled validators, so that no screen's chunk carries them. */
export function validatorRuntime(id: string): unknown {
  if (!Object.hasOwn(modules, id))
    throw new Error(`A form validator asks for "${id}", which src/model/validator-runtime.ts does not list.`);
  return modules[id as ValidatorRuntimeId];
}

/** The function a CommonJS module exports as its default, however the bundler wrapped it. */
function functionOf(module: unknown): unknown {
  let found = module;
  while (typeof found === "object" && found !== null && "default" in found) found = found.default;
  return found;
}
