import { driftingPaths, writeOutputs } from "./generate/drift";
import { allOutputs, descriptionOutputs } from "./generate/outputs";

// `npm run generate` writes the generated files; with `-- --check` it only compares and exits with 1 on a difference.
const root = process.cwd();
const parts = await descriptionOutputs();
const driftingParts = await driftingPaths(root, parts);

if (process.argv.includes("--check")) {
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
