import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startProcess } from "../helpers/process";

/** One throwaway PostgreSQL with a seeded template for all workers; each worker's server copies the template. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(fileURLToPath(new URL("../../dist/app/index.html", import.meta.url)))) {
    throw new Error("The console is not built: run npm run build first.");
  }
  const cluster = await startProcess("tests/helpers/cluster-process.ts");
  process.env.CDZ_TEST_CLUSTER = cluster.answer;
  return cluster.stop;
}
