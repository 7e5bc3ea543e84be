import type { OperationId } from "../../generated/operations";
import { cloudName } from "./in-language";
import { markedProperties } from "./marked-properties";

/** Writes answers of an operation as JSON, a cloud's texts in the reader's language. */
export function answerWriter(operationId: OperationId): (answer: unknown, language: "zh" | "en") => string {
  let marked: ReadonlySet<string> | undefined;
  return (answer, language) => {
    if (language === "zh") return JSON.stringify(answer);
    const names = (marked ??= markedProperties(operationId));
    if (names.size === 0) return JSON.stringify(answer);
    return JSON.stringify(answer, (key, value: unknown) =>
      typeof value === "string" && names.has(key) ? cloudName(value, language) : value,
    );
  };
}
