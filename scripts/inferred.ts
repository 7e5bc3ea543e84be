import { bundleApi } from "./generate/document";
import { inferredOperations, inferredTable } from "./generate/inferred";
import { rootFile } from "./generate/outputs";
import { readCommand } from "./setup/command";

const usage = {
  zh: `npm run inferred -- [--json] [--lang zh|en]
列出规格说明未给出、由本产品推定的接口：接入真实 API 时须逐一核对。
退出码：0 已列出；2 命令写错`,
  en: `npm run inferred -- [--json] [--lang zh|en]
Lists the operations that the specification does not show: what has to be compared where the real API is to be used.
Exit codes: 0 listed; 2 incorrect usage`,
};

const { values, language } = readCommand(usage, {});
const operations = inferredOperations(await bundleApi(rootFile), language);
console.log(values.json ? JSON.stringify(operations, undefined, 2) : inferredTable(operations, language));
