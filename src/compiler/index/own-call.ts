import type { Send } from "../../model/config/screen";
import type { Description } from "../api/description";
import type { Operation, Row } from "../api/operation";
import { pickShape } from "./pick-shape";
import type { BareView, OwnCall } from "./views";

/** What of a view says which call it makes, and which of its request shapes. */
interface Meant {
  call: string;
  /** The shape's name, where config says it. */
  shape?: string | undefined;
  send?: Send | undefined;
  /** Request properties that it has besides. */
  given?: readonly string[];
  row?: Row | undefined;
}

/** Looks up the call a view is named after; its row is what the answer shows by the view's kind, or what was told. */
export function ownCall(
  api: Description,
  { params }: BareView,
  { call, shape: named, send = {}, given = [], row }: Meant,
  shown: (operation: Operation) => Row | undefined = () => undefined,
): OwnCall {
  const operation = api.operation(call);
  const own = row ?? (operation && shown(operation));
  const known = own ? { row: own } : {};
  if (!operation) return known;
  const atHand = [...(own?.properties.keys() ?? []), ...params];
  const picked = pickShape(operation, named, [...Object.keys(send), ...given], atHand);
  return { ...known, operation, picked, shape: picked.shape };
}

/** The rows of what answers a list. */
export function listedRow({ answer }: Operation): Row | undefined {
  return answer.kind === "page" || answer.kind === "list" ? answer.row : undefined;
}

/** What answers one object. */
export function objectRow({ answer }: Operation): Row | undefined {
  return answer.kind === "object" ? answer.row : undefined;
}
