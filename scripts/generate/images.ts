import { readdirSync } from "node:fs";
import path from "node:path";
import type { Output } from "./output";

const notice = "// Generated from the folder src/public by `npm run generate`; never edited by hand.";

/** The drawings that config may name: every image of src/public. A new one is a file there. */
export function renderImages(root = process.cwd()): Output[] {
  const files = readdirSync(path.join(root, "src/public"), { recursive: true })
    .map((file) => String(file).replaceAll(path.sep, "/"))
    .filter((file) => /\.(svg|png)$/.test(file))
    .toSorted();
  const content = `${notice}

/** Images by their path below the console's base path. */
export const images: readonly string[] = [
${files.map((file) => `  ${JSON.stringify(file)},`).join("\n")}
];
`;
  return [{ path: "src/generated/images.ts", content }];
}
