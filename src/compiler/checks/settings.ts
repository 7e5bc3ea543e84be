import { BASE_PATH, VERSION_FILE } from "../../domain/served-paths";
import type { Connection } from "../../model/config/connection";
import type { ConsoleSettings } from "../../model/config/console";
import type { Description } from "../api/description";
import { ownAdapter } from "../api/own-adapter";
import { type Path, valueAt } from "../read/config-file";
import type { Report } from "../report/report";
import type { Loaded } from "../shape/shape";
import { at, type Check } from "./check";

/** What config says of addresses and calls is what the server and the API have: where they are, what signs them, how many rows a page has. */
export const checkSettings: Check = ({ program: { settings, connection, api } }, report) => {
  if (connection) checkConnection(connection, api, report);
  if (settings) checkPageSizes(settings, api, report);
};

function checkConnection(connection: Loaded<Connection>, { serving }: Description, report: Report): void {
  const same = (path: Path, right: unknown): void => checkSame(connection, path, right, report);
  same(["basePath"], BASE_PATH);
  same(["versionFile"], `/${VERSION_FILE}`);
  // Another API may be called by another address than its description has, such as that of a proxy.
  if (connection.value.api.authentication.kind !== "signed") return;
  // Calls that are signed are those of the console's own API, which talks in one way.
  const { base: _base, authentication, ...talk } = ownAdapter;
  same(["api"], { base: serving.apiBase, ...talk });
  const { source, headers } = serving;
  same(["api", "authentication"], { source, headers, order: authentication.order });
}

/** Every part of something stands in a file as it has to be, as far as that is known. */
function checkSame(file: Loaded<unknown>, path: Path, right: unknown, report: Report): void {
  if (right === undefined) return;
  const found = valueAt(file.value, path);
  if (right === null || typeof right !== "object") {
    if (found !== right) report(at(file, path), "CFG_UNKNOWN_VALUE", { name: String(found) }, [String(right)]);
    return;
  }
  for (const [key, part] of Object.entries(right)) {
    const step = Array.isArray(right) ? Number(key) : key;
    if (part !== undefined && valueAt(found, [step]) === undefined)
      report(at(file, path), "CFG_MISSING_KEY", { name: key });
    else checkSame(file, [...path, step], part, report);
  }
}

/** Ascending, and no more than a page of any list may have. */
function checkPageSizes(settings: Loaded<ConsoleSettings>, api: Description, report: Report): void {
  const { pageSizes } = settings.value;
  const most = Math.min(...api.operationIds.map((id) => mostRows(api, id)));
  for (const [index, size] of pageSizes.entries()) {
    const least = (pageSizes[index - 1] ?? 0) + 1;
    const limit = size > most ? `≤ ${most}` : `≥ ${least}`;
    if (size > most || size < least)
      report(at(settings, ["pageSizes", index]), "CFG_OUT_OF_LIMITS", { found: size, limit });
  }
}

/** The rows that a page of a list may have at most. */
function mostRows({ operation }: Description, id: string): number {
  const sizes = operation(id)?.shapes.map(({ properties }) => properties.get("pageSize")?.schema.maximum ?? Infinity);
  return Math.min(...(sizes ?? []), Infinity);
}
