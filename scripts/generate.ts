import { driftingPaths, writeOutputs } from "./generate/drift";
import { allOutputs } from "./generate/outputs";

// `npm run generate` writes the generated files; with `-- --check` it only compares and exits with 1 on a difference.
const outputs = await allOutputs();
const drifting = await driftingPaths(process.cwd(), outputs);

if (process.argv.includes("--check")) {
  for (const path of drifting) console.error(`${path} differs from what schema/ says; run \`npm run generate\``);
  process.exitCode = drifting.length > 0 ? 1 : 0;
} else {
  await writeOutputs(process.cwd(), outputs);
  console.log(drifting.length > 0 ? `written: ${drifting.join(", ")}` : "everything was up to date");
}
