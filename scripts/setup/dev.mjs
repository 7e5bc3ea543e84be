import { prepareTypeScript, runProgram } from "./program.mjs";

/** `npm run dev`: the console with hot reload, and the API, which restarts when its sources change. */
export async function dev() {
  await runProgram(async () => {
    await prepareTypeScript();
    const { develop } = await import("../dev.ts");
    console.log(`\n  Develop at ${await develop()}\n  Ctrl-C stops it.\n`);
  });
}
