import { mayUseAny } from "../../domain/permission";
import type { OperationId } from "../../generated/operations";
import { type DescribedValue, describedAnswer, permissionsIn } from "./described-fields";

/** Takes out of the answers of an operation what the caller holds no code for (`x-permission` of a property). */
export type Withhold = (data: unknown, authCodes: string) => unknown;

/** What an operation's answers are withheld by; the description is read at the first answer. */
export function withholder(operationId: OperationId): Withhold {
  let known: { answer: DescribedValue | undefined; permissions: ReturnType<typeof permissionsIn> } | undefined;
  return (data, authCodes) => {
    if (!known) {
      const answer = describedAnswer(operationId);
      known = { answer, permissions: permissionsIn(answer) };
    }
    const { answer, permissions } = known;
    if (!answer || permissions.every((anyOf) => mayUseAny(authCodes, anyOf))) return data;
    return without(data, answer, authCodes);
  };
}

function without(value: unknown, described: DescribedValue | undefined, authCodes: string): unknown {
  if (!described || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((inner: unknown) => without(inner, described.item(), authCodes));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = described.field(name);
      return field && !isGiven(field, authCodes) ? [] : [[name, without(inner, field, authCodes)]];
    }),
  );
}

/** Whether somebody with these codes is given a value. */
export function isGiven({ permission }: Pick<DescribedValue, "permission">, authCodes: string): boolean {
  return permission.every((anyOf) => mayUseAny(authCodes, anyOf));
}
