import { describe, expect, it } from "vitest";
import { columnsOf, reportConditionTypes } from "../../../src/server/areas/report/contents";
import type { ReportFilter } from "../../../src/server/database/schema/report";

const usual: ReportFilter = { clouds: [], products: [], groupBy: [], metrics: [] };
const everything: ReportFilter = {
  clouds: [],
  products: [],
  groupBy: [
    "cloudCode",
    "accountName",
    "productCode",
    "serviceCategory",
    "regionName",
    "projectName",
    "payMode",
    "billCycle",
    "billDate",
  ],
  metrics: [
    "listAmount",
    "discountAmount",
    "payableAmount",
    "cashAmount",
    "couponAmount",
    "creditAmount",
    "debtAmount",
  ],
};

describe("columns of reports", () => {
  it.each(reportConditionTypes)(
    "of %s are headed by words, by the same ones as the list of the console",
    (reportType) => {
      for (const language of ["zh", "en"] as const) {
        const unnamed = columnsOf({ reportType, filter: everything }, language).filter(
          ({ name, heading }) => name === heading,
        );
        expect(unnamed).toEqual([]);
      }
    },
  );

  it("say what an order's amount is: it may not have been paid", () => {
    const heading = columnsOf({ reportType: "order", filter: usual }, "zh").find(
      ({ name }) => name === "payAmount",
    )?.heading;
    expect(heading).toBe("应付金额");
  });

  it("have the values of enumerations in words, and other texts as they are", () => {
    const columns = new Map(
      columnsOf({ reportType: "bill", filter: usual }, "en").map((column) => [column.name, column]),
    );
    expect(columns.get("cloudCode")?.cell("aliyun")).toEqual({ kind: "text", text: "Alibaba Cloud" });
    expect(columns.get("productName")?.cell("aliyun")).toEqual({ kind: "text", text: "aliyun" });
    expect(columns.get("payableAmount")?.cell("1.50000000")).toEqual({
      kind: "number",
      text: "1.50000000",
      form: "fine",
    });
  });
});
