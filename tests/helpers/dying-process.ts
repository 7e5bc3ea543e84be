import { type EmbeddedOptions, startEmbedded } from "../../src/server/database/embedded/embedded";

// Starts PostgreSQL as its argument says, tells its address and kills itself without a word.
const options = JSON.parse(process.argv[2] ?? "") as Omit<EmbeddedOptions, "log">;
const { url } = await startEmbedded({ ...options, log: () => undefined });
process.stdout.write(url, () => process.kill(process.pid, "SIGKILL"));
