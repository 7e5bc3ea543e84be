import { help, readArguments, runImport } from "../src/server/inventory-import/command";
import { importFile } from "./import-file";

// `npm run import-resources -- FILE --account NAME`: a customer's own inventory into an account that is not synchronised.
await importFile({ help, readArguments, runImport });
