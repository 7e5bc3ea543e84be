import { at, eachUse } from "./check";
import { checkPlaceholders } from "./placeholders";

/** What an action asks and says is filled from the row at hand, or by `{count}`, the number of rows; what it asks of one row, from that row. */
export const checkActionWords = eachUse(({ action, info, name, rows }, report) => {
  if (rows === "one" && !info.row) return;
  const fields = [...(info.row?.properties.keys() ?? [])];
  const count = rows === "none" ? [] : ["count"];
  const sum = action?.confirm?.sum === undefined ? [] : ["sum"];
  const anyRows = [...count, ...sum, ...(rows === "one" ? fields : [])];
  const texts = [
    { path: ["confirm"], words: action?.confirm, known: anyRows },
    { path: ["confirm", "one"], words: action?.confirm?.one, known: [...count, ...sum, ...fields] },
    { path: ["confirm", "consequence"], words: action?.confirm?.consequence, known: anyRows },
    { path: ["confirm", "no"], words: action?.confirm?.no, known: anyRows },
    { path: ["success"], words: action?.success, known: anyRows.filter((known) => known !== "sum") },
    { path: ["success", "one"], words: action?.success?.one, known: [...count, ...fields] },
  ];
  for (const { path, words, known } of texts)
    checkPlaceholders(at(info.subject, ["actions", name, ...path]), words?.en ?? "", known, report);
});
