import { fileURLToPath } from "node:url";
import { bench } from "../tests/bench/bench";
import { formatTable } from "../tests/bench/table";
import { readCommand } from "./setup/command";
import { printFailure } from "./setup/explained.mjs";
import { endOnSignals, onShutdown, shutDown } from "./setup/shutdown.mjs";

const usage = {
  zh: `npm run bench -- [部分] [--quick] [--json] [--lang zh|en]
测量控制台的大小和速度，以一张表输出。只测量，不作判断：超出预算的会标出，退出码仍为 0。字节数处处相同；时间应按比值解读。
  部分      只测量标题以此开头的部分，例如 forms
  --quick   每项只测一两次，用于确认测量本身可用
  --json    以 JSON 输出
退出码：0 完成；1 无法测量；2 命令写错`,
  en: `npm run bench -- [PART] [--quick] [--json] [--lang zh|en]
Measures how big and how fast the console is, as one table. It measures and does not judge: what exceeds its budget is marked, and the exit
code is 0 all the same. Bytes are the same everywhere; times are to be read as ratios.
  PART      only the parts whose title begins so, such as forms
  --quick   measures each thing once or twice only, to see that measuring works
  --json    prints the measures as JSON
Exit codes: 0 done; 1 could not measure; 2 incorrect usage`,
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, rest } = readCommand(usage, { quick: { type: "boolean" } }, 1);
endOnSignals();
try {
  const measures = await bench({
    root,
    quick: values.quick ?? false,
    only: rest[0],
    log: (line) => console.error(`  ${line}`),
    onShutdown,
  });
  console.log(values.json ? JSON.stringify(measures, undefined, 2) : `\n${formatTable(measures)}\n`);
  await shutDown(0);
} catch (error) {
  printFailure(error);
  await shutDown(1);
}
