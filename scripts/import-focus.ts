import { help, readArguments, runImport } from "../src/server/focus/command";
import { importFile } from "./import-file";

// `npm run import-focus -- FILE.csv [--customer 1001] [--skip-bad]`: a FOCUS 1.0 cost file into a customer's bill lines.
await importFile({ help, readArguments, runImport });
