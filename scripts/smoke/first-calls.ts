import type { Description } from "../../src/compiler/api/description";
import type { ConsoleSettings } from "../../src/model/config/console";
import type { ResolvedScreen } from "../../src/model/resolved";
import type { ListView } from "../../src/model/resolved-list";
import type { Words } from "../../src/model/words";
import { listInput, readListQuery } from "../../src/render/list/list-query";
import { resolveSend } from "../../src/render/shared/resolve-send";

/** The call by which a list fetches its first page. */
export interface FirstCall {
  /** `orders.list` */
  list: string;
  title: Words;
  call: string;
  input: Record<string, unknown>;
  /** Its input names a row that there may not be: that there is none is an answer, too. */
  ofRow: boolean;
}

/** The first call of every list of every screen: what the browser sends at an address without filters. */
export function firstCalls(
  screens: readonly ResolvedScreen[],
  settings: Pick<ConsoleSettings, "pageSizes">,
  api: Description,
): FirstCall[] {
  return screens.flatMap((screen) =>
    Object.values(screen.views).flatMap((view) =>
      view.kind === "list" ? [firstCall(screen, view, settings.pageSizes, api)] : [],
    ),
  );
}

function firstCall(
  { subject, enums }: ResolvedScreen,
  view: ListView,
  pageSizes: readonly number[],
  api: Description,
): FirstCall {
  const query = readListQuery(new URLSearchParams(), view, enums, pageSizes);
  const row = sampleRow(view, api);
  return {
    list: `${subject}.${view.name}`,
    title: view.title,
    call: view.call,
    input: { ...resolveSend(view.send, [row]), ...listInput(query, view) },
    ofRow: Object.keys(row).length > 0,
  };
}

/** A row, or the parameters of an address, with what a list asks of it: a value of its enum, or the number 1. */
function sampleRow({ call, send }: ListView, api: Description): Record<string, unknown> {
  const properties = api.operation(call)?.shapes[0].properties;
  const entries = Object.entries(send).flatMap(([name, source]) => {
    const property = properties?.get(name);
    const number = property?.scalar === "string" ? "1" : 1;
    return source.from === "value" ? [] : [[source.field, property?.values?.[0] ?? number] as const];
  });
  return Object.fromEntries(entries);
}
