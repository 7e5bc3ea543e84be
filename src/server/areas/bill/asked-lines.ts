import { and } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { businessViewList } from "../business-view/lists";
import { linesBehind } from "./change/lines-behind";
import type { BillQuery } from "./filters";
import { linesOfView } from "./parts/view-members";

/** A request with what has to be looked up of it: the lines of a view, and behind a part of a change. @throws AnswerError NOT_FOUND */
export async function askedLines(input: Input<"listBillDetails">, context: Context): Promise<BillQuery> {
  const { viewId, changePart } = input;
  if (viewId !== undefined) await businessViewList.get(viewId, context);
  const ofView = viewId === undefined ? undefined : await linesOfView(viewId, context);
  const query = ofView ? { ...input, which: ofView } : input;
  if (changePart === undefined) return query;
  return { ...query, which: and(ofView, await linesBehind(changePart, query, context)) };
}
