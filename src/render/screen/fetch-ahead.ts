import type { Console } from "../../state/console";
import { insideOf } from "../../state/inside";
import { listInput, readListQuery } from "../list/list-query";
import { rowsQuery } from "../list/rows-query";
import { readNoted } from "../list/views/view-state";
import { loadScreen } from "../shared/load-screen";
import { withMenuCodes } from "../shared/shown-fields";

/**
 * Makes the call of a list whose page is about to be drawn; the list then waits for this call instead of making its own. Other
 * views ask for themselves, and so does a list that opens with the reader's default view.
 */
export async function fetchAhead(
  console: Console,
  subject: string,
  name: string,
  search: URLSearchParams,
): Promise<void> {
  const { addresses } = console;
  const { queryClient, userSettings } = insideOf(console);
  const { manifest } = addresses;
  const { default: screen } = await loadScreen(manifest, subject);
  const view = screen.views[name];
  if (view?.kind !== "list" || (search.size === 0 && readNoted(userSettings.get(`view.${subject}.${name}`)))) return;
  const query = readListQuery(search, view, withMenuCodes(screen.enums, manifest), manifest.settings.pageSizes);
  await queryClient.prefetchQuery(rowsQuery(console.api, view, listInput(query, view), {}));
}
