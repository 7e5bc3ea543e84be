import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { takePictures } from "../tests/pictures/pictures";
import { printFailure } from "./setup/explained.mjs";
import { endOnSignals, onShutdown, shutDown } from "./setup/shutdown.mjs";

// `npm run pictures`: a picture of every view in both languages, light and dark, at 1440 and 360 px, on one page in .cache/pictures.
// `-- orders. users.list` takes only the places whose names begin so, `-- --language en` and `-- --theme dark` only these looks. It judges
// nothing: a person looks through it.
const root = fileURLToPath(new URL("..", import.meta.url));
endOnSignals();
try {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { language: { type: "string" }, theme: { type: "string" } },
  });
  const folder = path.join(root, ".cache/pictures");
  const page = await takePictures({
    root,
    folder,
    names,
    ...values,
    log: (line) => console.log(`  ${line}`),
    onShutdown,
  });
  console.log(`\nThe pictures are shown by ${page}`);
  await shutDown(0);
} catch (error) {
  printFailure(error);
  await shutDown(1);
}
