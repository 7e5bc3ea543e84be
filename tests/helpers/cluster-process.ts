import { startTestCluster } from "./database";
import { answerLines } from "./process";

// Run by the browser tests' global set-up: their runner cannot load the server's modules itself.
const stop = await startTestCluster();
await answerLines(process.env.CDZ_TEST_CLUSTER ?? "", async () => "", stop);
