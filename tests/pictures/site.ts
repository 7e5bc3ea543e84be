import { startProcess } from "../helpers/process";
import { verifyCode } from "../helpers/browser";

/**
 * Starts the console of dist/ on a database of its own with the demo.
 * @param onShutdown gets what has to be closed
 * @returns its origin
 */
export async function openSite(root: string, onShutdown: (close: () => unknown) => void): Promise<string> {
  const cluster = await startProcess("tests/helpers/cluster-process.ts");
  onShutdown(() => cluster.stop());
  const server = await startProcess("tests/bench/site-process.ts", {
    CDZ_TEST_CLUSTER: cluster.answer,
    CDZ_BENCH_SITE: `${root}/dist`,
    CDZ_VERIFY_CODE: verifyCode,
    CALLS_PER_MINUTE: "1000000",
  });
  onShutdown(() => server.stop());
  return server.answer;
}
