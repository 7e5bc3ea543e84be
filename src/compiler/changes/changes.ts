import type { Words } from "../../model/words";
import type { Description } from "../api/description";
import type { Program } from "../index/program";
import { positionAt } from "../read/config-file";
import { changesOfApi } from "./api";
import { type Change, risks } from "./change";
import { type Difference, differences } from "./difference";
import { type Document, documentsOf } from "./documents";
import { type Names, namesOf } from "./names";
import { riskOf } from "./risk";
import { byPath, sentencesOf } from "./sentence";

/** What a change of config and of the API does, the gravest first. Empty if and only if both say the same. */
export function changesBetween(before: Program, after: Program): Change[] {
  const names = namesOf(before, after);
  const [was, is] = [documentsOf(before), documentsOf(after)];
  const ids = [...new Set([...is.keys(), ...was.keys()])];
  const inConfig = ids.flatMap((id) => inDocument(was.get(id), is.get(id), after.api, names));
  const found = [...inConfig, ...changesOfApi(before.api, after.api)];
  return risks.flatMap((risk) => found.filter((change) => change.risk === risk));
}

function inDocument(was: Document | undefined, is: Document | undefined, api: Description, names: Names): Change[] {
  const document = is ?? was;
  if (!document) return [];
  const context = { names, subject: document.subject };
  if (!was || !is) {
    const whole: Difference = { steps: [], what: "value", before: was?.value, after: is?.value };
    const words: Words = is
      ? { zh: `新增${document.words.zh}`, en: `${document.words.en} added` }
      : { zh: `移除${document.words.zh}`, en: `${document.words.en} removed` };
    return [{ ...riskOf({ difference: whole, document, context, api }), words, file: document.file.path, line: 1 }];
  }
  return differences(was.value, is.value).flatMap((difference) => {
    const told = sentencesOf(difference, document, context);
    const judged = riskOf({ difference, document, context, api });
    const place = placeIn(difference, was, is);
    return (told.length > 0 ? told : [byPath(difference, document)]).map((words) => ({ ...judged, words, ...place }));
  });
}

/** Where it stands now; what is gone is looked for in the file as it was. */
function placeIn({ steps }: Difference, was: Document, is: Document): { file: string; line: number } {
  const gone = steps.findIndex(({ after }) => after === undefined);
  const file = gone === -1 ? is.file : was.file;
  const path = steps.map(({ key }) => key);
  return { file: file.path, line: positionAt({ file, path }).line };
}
