import type { Operation, RequestShape } from "../api/operation";

/** The request shape that config means, or why that cannot be told. */
export interface PickedShape {
  /** The shape meant, or else the likeliest, so that the other checks can go on. */
  shape: RequestShape;
  problem?: "unknown" | "ambiguous";
}

/**
 * Which of an operation's request shapes is meant: the one config names; or the only one that has everything given and
 * gets everything it requires from what is given or at hand.
 */
export function pickShape(
  operation: Operation,
  named: string | undefined,
  given: readonly string[],
  atHand: Iterable<string>,
): PickedShape {
  const [first, ...others] = operation.shapes;
  if (named !== undefined) {
    const shape = operation.shapes.find(({ name }) => name === named);
    return shape ? { shape } : { shape: first, problem: "unknown" };
  }
  if (others.length === 0) return { shape: first };
  const known = given.filter((name) => operation.shapes.some(({ properties }) => properties.has(name)));
  const having = operation.shapes.filter(({ properties }) => known.every((name) => properties.has(name)));
  const sources = new Set([...known, ...atHand]);
  const complete = having.filter((shape) => requiredOf(shape).every((name) => sources.has(name)));
  const fitting = complete.length > 0 ? complete : having;
  if (fitting.length === 1 && fitting[0]) return { shape: fitting[0] };
  return { shape: fitting[0] ?? first, problem: "ambiguous" };
}

/** A request property that makes a write happen once: the browser makes its value. */
export const clientTokenName = "clientToken";

/** Whether a request names its submit, so that it happens once. */
export function takesToken(shape: Pick<RequestShape, "properties">): boolean {
  return shape.properties.has(clientTokenName);
}

/** Names of the properties a request must have and for which neither the server has a default nor the browser a value. */
export function requiredOf(shape: Pick<RequestShape, "properties">): string[] {
  return [...shape.properties.values()]
    .filter(({ name, required, schema }) => required && schema.default === undefined && name !== clientTokenName)
    .map(({ name }) => name);
}

/** A call whose request may be known. */
interface ShapedCall {
  call: string;
  shape?: RequestShape;
}

/** A view of several calls. */
export interface OfCalls {
  cards: readonly ShapedCall[];
}

/** The request of the first of its calls that takes a property. */
export function shapeTaking({ cards }: OfCalls, name: string): RequestShape | undefined {
  return cards.find(({ shape }) => shape?.properties.has(name))?.shape;
}
