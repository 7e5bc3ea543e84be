import { prepareTypeScript, runProgram } from "./program.mjs";

/**
 * `npm run create-customer` and the other commands of the server's administrator; the first may be the first command of all.
 * @param {string[]} args the command's name, then its options
 */
export async function administer(args) {
  await runProgram(async () => {
    await prepareTypeScript();
    const { runCommand } = await import("../administer.ts");
    for (const line of await runCommand(args)) console.log(line);
    return 0;
  });
}
