import type { FormSchema } from "../../model/resolved-form";
import type { ReadQuery } from "../checks/promql";

/** What compiling needs of the place it runs at, where each is done by other means. */
export interface Tools {
  /** A digest of the texts, each with its length: hexadecimal digits, eight at least, that tell one content from another. */
  hash: (...texts: readonly string[]) => string;
  /**
   * A form's validator as ajv's standalone code: CommonJS that expects `require` and `exports`. ajv makes it by `new Function`,
   * which no strict Content-Security-Policy allows.
   */
  validator: (schema: FormSchema) => string;
  /** Reads a query of config/metrics.json; checks/promql.ts does, with a grammar that is loaded where there are queries. */
  readQuery: (query: string) => ReadQuery;
}
