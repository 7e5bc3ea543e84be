import type { OperationId } from "../../../src/generated/operations";
import type { Example } from "../example";
import { newFile } from "./recharges";

export const examples = {
  uploadFile: { input: () => ({ name: "凭证 1.pdf", content: Buffer.from("%PDF-1.7 example").toString("base64") }) },
  getFile: { input: async (db) => ({ id: await newFile(db, "admin") }), foreign: { id: (db) => newFile(db, "type0") } },
  downloadFile: {
    input: async (db) => ({ id: await newFile(db, "admin") }),
    foreign: { id: (db) => newFile(db, "type0") },
  },
} satisfies Partial<Record<OperationId, Example>>;
