import { bundleApi } from "./generate/document";
import { inferredTable } from "./generate/inferred";
import { rootFile } from "./generate/outputs";

// `npm run inferred`: what a user with the real API has to compare.
console.log(inferredTable(await bundleApi(rootFile)));
