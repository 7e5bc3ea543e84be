import { expect, it } from "vitest";
import type { InvoiceRow } from "../../../src/server/areas/invoice/lifecycle";
import { invoiceFile } from "../../../src/server/areas/invoice/pdf/invoice-file";

const time = new Date("2026-03-02T10:00:00+08:00");
const issued: InvoiceRow = {
  id: 1,
  customId: 1,
  applyNo: "IV1",
  invoiceNo: "12345678",
  invoiceCode: "012345678901",
  amount: "106.00",
  taxRate: "0.060000",
  taxAmount: "6.00",
  invoiceType: 0,
  invoiceForm: 1,
  title: "测试",
  titleType: "personal",
  taxNo: null,
  regAddress: null,
  regPhone: null,
  bankName: null,
  bankNo: null,
  content: "*信息技术服务*云服务费",
  email: "a@example.com",
  receiver: null,
  receiverPhone: null,
  mailAddress: null,
  expressCompany: null,
  expressNo: null,
  status: 6,
  statusTime: time,
  rejectReason: null,
  applyTime: time,
  issueTime: time,
  applicant: "admin",
  remark: "",
};

/** The texts of the page, in their order. */
const textsOf = (remark: string): string[] => {
  const { content } = invoiceFile({ ...issued, remark }, []);
  return [
    ...Buffer.from(content as Uint8Array)
      .toString("latin1")
      .matchAll(/<([0-9a-f]+)> Tj/g),
  ].map(([, codes = ""]) => String.fromCharCode(...(codes.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16))));
};

it("prints the longest remark whole, in lines that fit", () => {
  const remark = Array.from({ length: 200 }, (_, index) => String.fromCharCode(0x4e00 + index)).join("");
  const texts = textsOf(remark);
  expect(texts.join("")).toContain(`备注：${remark}`);
  // Behind it stands only whence the file is.
  expect(
    texts.slice(
      texts.findIndex((text) => text.startsWith("备注")),
      -1,
    ),
  ).toHaveLength(4);
});
