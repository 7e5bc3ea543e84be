import { isDeepStrictEqual } from "node:util";
import type { Words } from "../../model/words";
import type { Description, Operation } from "../api/description";
import type { Change } from "./change";
import { riskOfOperation } from "./risk";
import { joined } from "./values";

/** What changed in the operations: config may say the same and do something else. */
export function changesOfApi(before: Description, after: Description): Change[] {
  if (before === after) return [];
  const ids = [...new Set([...after.operationIds, ...before.operationIds])];
  const operations = ids.flatMap((id) => inOperation(before.operation(id), after.operation(id)));
  const enums = [...new Set([...after.enumNames, ...before.enumNames])].filter(
    (name) =>
      !isDeepStrictEqual(before.enumValues(name), after.enumValues(name)) ||
      !isDeepStrictEqual(before.enumNumbers(name), after.enumNumbers(name)),
  );
  return [
    ...operations,
    ...enums.map((name) =>
      ofApi({ risk: "behaviour" }, { zh: `接口：枚举 ${name} 的值改变`, en: `API: values of ${name} changed` }),
    ),
  ];
}

function inOperation(was: Operation | undefined, is: Operation | undefined): Change[] {
  const operation = is ?? was;
  if (!operation || isDeepStrictEqual(was, is)) return [];
  const name = operation.summary ?? { zh: operation.id, en: operation.id };
  const change = (what: Words, permissionChanged: boolean): Change =>
    ofApi(riskOfOperation(operation, permissionChanged), {
      zh: `接口“${name.zh}”（${operation.id}）：${what.zh}`,
      en: `API “${name.en}” (${operation.id}): ${what.en}`,
    });
  if (!was) return [change({ zh: "新增", en: "added" }, true)];
  if (!is) return [change({ zh: "移除", en: "removed" }, true)];
  const found: Change[] = [];
  if (!isDeepStrictEqual(was.permission, is.permission))
    found.push(
      change(
        {
          zh: `所需编码改为${codes(is).zh}，原为${codes(was).zh}`,
          en: `now needs ${codes(is).en}, before ${codes(was).en}`,
        },
        true,
      ),
    );
  if (!isDeepStrictEqual(was.summary, is.summary)) found.push(ofApi({ risk: "wording" }, summaryChanged(was, is)));
  const parts = partsChanged(was, is);
  if (parts) found.push(change({ zh: `${parts.zh}改变`, en: `its ${parts.en} changed` }, false));
  return found;
}

/** What of an operation is not the same, besides its codes: `input and answer`. */
function partsChanged(was: Operation, is: Operation): Words | undefined {
  const rest = ({ permission: _codes, shapes: _in, answer: _out, summary: _words, ...others }: Operation): object =>
    others;
  const parts: [Words, boolean][] = [
    [{ zh: "参数", en: "input" }, isDeepStrictEqual(was.shapes, is.shapes)],
    [{ zh: "返回数据", en: "answer" }, isDeepStrictEqual(was.answer, is.answer)],
    [{ zh: "设置", en: "settings" }, isDeepStrictEqual(rest(was), rest(is))],
  ];
  const changed = parts.flatMap(([words, equal]) => (equal ? [] : [words]));
  return changed.length === 0 ? undefined : joined(changed, { zh: "、", en: " and " });
}

/** Roles say by it what a code allows. */
function summaryChanged(was: Operation, is: Operation): Words {
  const [before, after] = [was, is].map(({ summary, id }) => summary ?? { zh: id, en: id }) as [Words, Words];
  return {
    zh: `接口 ${is.id}：权限说明改为“${after.zh}”，原为“${before.zh}”`,
    en: `API ${is.id}: what roles say of it is now “${after.en}”, before “${before.en}”`,
  };
}

function codes({ permission }: Operation): Words {
  if (!permission?.length) return { zh: "无", en: "no code" };
  return { zh: permission.join("或"), en: permission.join(" or ") };
}

function ofApi(judged: Pick<Change, "risk" | "because">, words: Words): Change {
  return { ...judged, words, file: "schema/api", line: 1 };
}
