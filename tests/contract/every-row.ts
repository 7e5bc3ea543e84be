import type { OperationId } from "../../src/generated/operations";
import type { TestApi } from "./test-api";

/** A row of any list. */
export type Row = Record<string, unknown>;

/** All rows of a list, page by page. Throws where they are not as many as it counts. */
export async function everyRow(api: TestApi, call: string, input: object, token: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const asked = { ...input, pageNum, pageSize: 200 };
    const { data, code, message } = await api.call(call as OperationId, asked, { token });
    if (code !== 200) throw new Error(`${call} ${JSON.stringify(asked)}: ${message}`);
    const { list, total } = data as { list: Row[]; total: number };
    rows.push(...list);
    if (pageNum * 200 < total) continue;
    if (rows.length !== total) throw new Error(`${call} counts ${total} rows and lists ${rows.length}`);
    return rows;
  }
}

/** What tells rows apart, sorted. */
export function keysOf(rows: readonly Row[]): string[] {
  return rows.map(({ id, code, rowKey, customId }) => String(id ?? code ?? rowKey ?? customId)).sort();
}
