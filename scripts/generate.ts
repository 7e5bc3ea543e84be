import { driftingPaths, writeOutputs } from "./generate/drift";
import { allOutputs, descriptionOutputs } from "./generate/outputs";
import { readCommand } from "./setup/command";

const usage = {
  zh: `npm run generate -- [--check] [--lang zh|en]
根据 API 描述与配置写出生成的文件：类型化客户端、JSON Schema、文档。
  --check  只比较，不写入
退出码：0 已是最新或已写出；1 有不一致（--check）；2 命令写错`,
  en: `npm run generate -- [--check] [--lang zh|en]
Writes what is generated from the API description and config: typed clients, JSON Schemas, documentation.
  --check  only compares
Exit codes: 0 current or written; 1 something differs (--check); 2 incorrect usage`,
};

const { values } = readCommand(usage, { check: { type: "boolean" } });
const root = process.cwd();
const parts = await descriptionOutputs().catch(endWithMistake);
const driftingParts = await driftingPaths(root, parts);

if (values.check) {
  // Everything else is made from these, too: there is no use in comparing it with wrong ones.
  const drifting = driftingParts.length > 0 ? driftingParts : await driftingPaths(root, await allOutputs());
  for (const path of drifting)
    console.error(`${path} differs from what it is generated from; run \`npm run generate\``);
  process.exitCode = drifting.length > 0 ? 1 : 0;
} else {
  await writeOutputs(root, parts);
  const outputs = await allOutputs();
  const drifting = [...driftingParts, ...(await driftingPaths(root, outputs))];
  await writeOutputs(root, outputs);
  console.log(drifting.length > 0 ? `written: ${drifting.join(", ")}` : "everything was up to date");
}

/** What is wrong with the description is told without where in the generator it was found. */
function endWithMistake(error: unknown): never {
  if (!(error instanceof Error && error.message.startsWith("schema/api/"))) throw error;
  console.error(error.message);
  process.exit(1);
}
