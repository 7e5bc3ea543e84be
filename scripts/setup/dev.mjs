import { loadProgram, runProgram } from "./program.mjs";

/** `npm run dev`: the console with hot reload, and the API, which restarts when its sources change. */
export async function dev() {
  await runProgram(async () => {
    /** @type {typeof import("../dev.ts")} */
    const { develop } = await loadProgram("scripts/dev.ts");
    console.log(`\n  Develop at ${await develop()}\n  Ctrl-C stops it.\n`);
  });
}
