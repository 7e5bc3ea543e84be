import type { OperationId } from "../../../src/generated/operations";
import type { Example } from "../example";

export const examples = {
  exportList: {
    input: () => ({
      call: "listUsers",
      input: { keyword: "a" },
      format: "csv",
      title: "账号",
      columns: [
        { name: "username", heading: "用户名" },
        { name: "status", heading: "状态", words: [{ value: "1", text: "正常" }] },
      ],
    }),
  },
} satisfies Partial<Record<OperationId, Example>>;
