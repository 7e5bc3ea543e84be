import { sameJson } from "../../domain/same-json";
import type { Words } from "../../model/words";
import { apiDifferences, type OperationDifference } from "../api-changes/differences";
import { propertyInSentences, renamedWords, whatBecame } from "../api-changes/tell";
import type { Description } from "../api/description";
import type { Operation } from "../api/operation";
import type { Change } from "./change";
import { riskOfOperation } from "./risk";

/** What changed in the operations: config may say the same and do something else. */
export function changesOfApi(before: Description, after: Description): Change[] {
  const operations = apiDifferences(before, after).flatMap(inOperation);
  const enums = [...new Set([...after.enumNames, ...before.enumNames])].filter(
    (name) =>
      !sameJson(before.enumValues(name), after.enumValues(name)) ||
      !sameJson(before.enumNumbers(name), after.enumNumbers(name)),
  );
  return [
    ...operations,
    ...enums.map((name) =>
      ofApi({ risk: "behaviour" }, { zh: `接口：枚举 ${name} 的值改变`, en: `API: values of ${name} changed` }),
    ),
  ];
}

function inOperation(difference: OperationDifference): Change[] {
  const { was, is, renamedTo, changes, properties } = difference;
  const operation = is ?? was;
  if (!operation) return [];
  const name = operation.summary ?? { zh: operation.id, en: operation.id };
  const change = (what: Words, permissionChanged: boolean): Change =>
    ofApi(riskOfOperation(operation, permissionChanged), {
      zh: `接口“${name.zh}”（${operation.id}）：${what.zh}`,
      en: `API “${name.en}” (${operation.id}): ${what.en}`,
    });
  if (!was || !is) return whatBecame(difference).map((what) => change(what, true));
  const told = [
    ...(renamedTo === undefined ? [] : [change(renamedWords(renamedTo), true)]),
    ...changes.map(({ about, words }) => change(words, about === "permission")),
    ...properties.flatMap(propertyInSentences).map((what) => change(what, false)),
    ...(sameJson(was.summary, is.summary) ? [] : [ofApi({ risk: "wording" }, summaryChanged(was, is))]),
  ];
  // Descriptions for people, and what is left.
  return told.length > 0 ? told : [change({ zh: "描述改变", en: "it is described otherwise" }, false)];
}

/** Roles say by it what a code allows. */
function summaryChanged(was: Operation, is: Operation): Words {
  const [before, after] = [was, is].map(({ summary, id }) => summary ?? { zh: id, en: id }) as [Words, Words];
  return {
    zh: `接口 ${is.id}：权限说明改为“${after.zh}”，原为“${before.zh}”`,
    en: `API ${is.id}: what roles say of it is now “${after.en}”, before “${before.en}”`,
  };
}

function ofApi(judged: Pick<Change, "risk" | "because">, words: Words): Change {
  return { ...judged, words, file: "schema/api", line: 1 };
}
