import type { MenuFacts } from "../domain/menu";
import { pageOpener } from "../domain/page-opener";
import { joinCodes, splitCodes } from "../domain/permission";
import type { Manifest } from "../model/resolved";
import type { Session } from "./session";

/** Of the session what decides which pages open. */
type Visitor = Pick<Session, "facts" | "mode">;

/** Whether the page at a route, to which any of these codes admits, opens to the signed-in user; every page does before the profile is there. */
export function opensTo({ facts, mode }: Visitor, manifest: Manifest, path: string, codes: readonly string[]): boolean {
  return !facts || pageOpener({ ...facts, mode }, manifest)(path, codes);
}

/** Whether it would open if a role gave the user the codes; if not, no administrator can help. */
export function roleOpens(visitor: Visitor, manifest: Manifest, path: string, codes: readonly string[]): boolean {
  const { facts, mode } = visitor;
  if (!facts) return true;
  return opensTo({ mode, facts: { ...facts, authCodes: withCodes(facts, codes) } }, manifest, path, codes);
}

/** The user's codes with further ones. */
function withCodes({ authCodes }: MenuFacts, codes: readonly string[]): string {
  return joinCodes([...splitCodes(authCodes), ...codes]);
}
