import { loadProgram, runProgram } from "./program.mjs";

/**
 * `npm run create-customer` and the other commands of the server's administrator; the first may be the first command of all.
 * @param {string[]} args the command's name, then its options
 */
export async function administer(args) {
  await runProgram(async () => {
    /** @type {typeof import("../administer.ts")} */
    const { runCommand } = await loadProgram("scripts/administer.ts", process.stderr);
    for (const line of await runCommand(args)) console.log(line);
    return 0;
  });
}
