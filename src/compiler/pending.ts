import { isPending, addressesOf } from "./index/addresses";
import type { Scope } from "./index/scope";
import { positionAt } from "./read/config-file";

/** An address whose screen is not built yet, and where config says so. */
export interface PendingEntry {
  route: string;
  file: string;
  line: number;
  column: number;
}

/** Every pending address, in the order of config/routes.json. */
export function pendingEntries({ program, subjects }: Scope): PendingEntry[] {
  return addressesOf(program, subjects)
    .filter(isPending)
    .map(({ route, path, entries, headers }) => {
      const entry = [...entries, ...headers].find((candidate) => candidate.entry.pending);
      const file = route.pending || !entry ? program.routes?.file : entry.menu.file;
      const place = route.pending || !entry ? path : entry.path;
      const position = file ? positionAt({ file, path: place }) : { line: 1, column: 1 };
      return { route: route.path, file: file?.path ?? "", ...position };
    });
}
