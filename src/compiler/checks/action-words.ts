import { at, eachUse } from "./check";

/** What an action asks and says is filled from the row at hand, or by `{count}`, the number of rows. */
export const checkActionWords = eachUse(({ action, info, name, rows }, report) => {
  if (rows === "one" && !info.row) return;
  const known = [...(rows === "none" ? [] : ["count"]), ...(rows === "one" ? (info.row?.properties.keys() ?? []) : [])];
  const texts = [
    { path: ["confirm"], words: action?.confirm },
    { path: ["confirm", "consequence"], words: action?.confirm?.consequence },
    { path: ["success"], words: action?.success },
  ];
  for (const { path, words } of texts) {
    for (const [, placeholder = ""] of words?.en.matchAll(/\{(\w+)\}/g) ?? []) {
      if (!known.includes(placeholder))
        report(at(info.subject, ["actions", name, ...path]), "CFG_UNKNOWN_PLACEHOLDER", { name: placeholder }, known);
    }
  }
});
