import type { AnsweredFile } from "../../../../generated/operations";
import { toLocalDate } from "../../../time";
import type { InvoicedPart } from "../answers";
import { nameOf } from "../invoiceables";
import type { InvoiceRow } from "../lifecycle";
import { minus } from "../vat";
import { inCapitals } from "./capitals";
import { type Color, PdfPage, widthOf } from "./document";
import { InvoiceForm, InvoiceStatus, InvoiceType } from "../../../../generated/enums";

/** The seller of the demo. */
const seller = [
  ["名称", "中金云服务有限公司（演示）"],
  ["纳税人识别号", "91310115MA1H700001"],
  ["地址、电话", "上海市浦东新区张江路 1 号 021-50000000"],
  ["开户行及账号", "招商银行上海张江支行 1219 **** 0001"],
] as const;

const ink: Color = [0.55, 0.18, 0.1];
const grey: Color = [0.45, 0.45, 0.45];
const [left, right, top] = [30, 565, 330];
/** Rows that fit into the table; more are summed up in the last. */
const mostRows = 5;

/** An invoice as a PDF, in Chinese as such documents are. */
export function invoiceFile(row: InvoiceRow, parts: readonly InvoicedPart[]): AnsweredFile {
  const page = new PdfPage(595, 420);
  const kind = row.invoiceType === InvoiceType.special ? "增值税专用发票" : "增值税普通发票";
  const title = `${row.invoiceForm === InvoiceForm.electronic ? "电子发票（" : "纸质发票（"}${kind}）`;
  heading(page, title, row);
  page.frame({ x: left, y: 60 }, right - left, top - 60, ink);
  party(page, "购买方", buyerOf(row), { bottom: 264, top });
  table(page, row, parts);
  sums(page, row);
  party(page, "销售方", seller, { bottom: 60, top: 122 });
  foot(page, row);
  return {
    name: `${title} ${row.invoiceNo ?? row.applyNo}.pdf`,
    type: "application/pdf",
    content: page.file(`${title} ${row.invoiceNo ?? ""}`),
  };
}

function heading(page: PdfPage, title: string, row: InvoiceRow): void {
  page.text(title, { x: 297, y: 380 }, { size: 17, align: "center", color: ink });
  page.line({ x: 187, y: 373 }, { x: 407, y: 373 }, ink);
  page.line({ x: 187, y: 370 }, { x: 407, y: 370 }, ink);
  const facts = [
    `发票代码：${row.invoiceCode ?? ""}`,
    `发票号码：${row.invoiceNo ?? ""}`,
    `开票日期：${row.issueTime ? toLocalDate(row.issueTime) : ""}`,
  ];
  for (const [index, fact] of facts.entries())
    page.text(fact, { x: right, y: 385 - index * 15 }, { size: 9, align: "right" });
  page.text(`申请单号：${row.applyNo}`, { x: left, y: 340 }, { size: 8, color: grey });
}

function buyerOf({
  title,
  taxNo,
  regAddress,
  regPhone,
  bankName,
  bankNo,
}: InvoiceRow): readonly (readonly [string, string])[] {
  const join = (...texts: (string | null)[]): string => texts.filter(Boolean).join(" ");
  return [
    ["名称", title],
    ["纳税人识别号", taxNo ?? ""],
    ["地址、电话", join(regAddress, regPhone)],
    ["开户行及账号", join(bankName, bankNo)],
  ];
}

/** Four lines about one of the two parties, between two lines of the frame. */
function party(
  page: PdfPage,
  who: string,
  facts: readonly (readonly [string, string])[],
  { bottom, top: upper }: { bottom: number; top: number },
): void {
  page.line({ x: left + 22, y: bottom }, { x: left + 22, y: upper }, ink);
  for (const [index, sign] of [...who].entries())
    page.text(sign, { x: left + 11, y: bottom + 47 - index * 16 }, { size: 10, align: "center", color: ink });
  for (const [index, [name, value]] of facts.entries()) {
    const y = bottom + 51 - index * 15;
    page.text(`${name}：`, { x: left + 28, y }, { size: 9, color: ink });
    page.text(fitting(value, 9, right - left - 120), { x: left + 100, y }, { size: 9 });
  }
}

const columns = [
  { head: "项目名称", x: left + 6, align: "left" },
  { head: "对应账单/订单", x: left + 140, align: "left" },
  { head: "金额（不含税）", x: 430, align: "right" },
  { head: "税率", x: 475, align: "right" },
  { head: "税额", x: right - 6, align: "right" },
] as const;

function table(page: PdfPage, row: InvoiceRow, parts: readonly InvoicedPart[]): void {
  page.line({ x: left, y: 264 }, { x: right, y: 264 }, ink);
  for (const { head, x, align } of columns) page.text(head, { x, y: 252 }, { size: 9, align, color: ink });
  const shown = parts.length > mostRows ? parts.slice(0, mostRows - 1) : parts;
  const names = shown.map((part) => nameOf(part, "zh"));
  if (shown.length < parts.length) names.push(`等共 ${parts.length} 项`);
  for (const [index, name] of names.entries())
    page.text(fitting(name, 9, 210), { x: columns[1].x, y: 236 - index * 14 }, { size: 9 });
  const cells = [row.content, "", minus(row.amount, row.taxAmount), `${Number(row.taxRate) * 100}%`, row.taxAmount];
  for (const [index, { x, align }] of columns.entries())
    page.text(cells[index] ?? "", { x, y: 236 }, { size: 9, align });
}

function sums(page: PdfPage, row: InvoiceRow): void {
  page.line({ x: left, y: 158 }, { x: right, y: 158 }, ink);
  page.text("合计", { x: left + 60, y: 146 }, { size: 9, align: "center", color: ink });
  page.text(`¥${minus(row.amount, row.taxAmount)}`, { x: columns[2].x, y: 146 }, { size: 9, align: "right" });
  page.text(`¥${row.taxAmount}`, { x: columns[4].x, y: 146 }, { size: 9, align: "right" });
  page.line({ x: left, y: 140 }, { x: right, y: 140 }, ink);
  page.text("价税合计（大写）", { x: left + 60, y: 128 }, { size: 9, align: "center", color: ink });
  page.text(inCapitals(row.amount), { x: left + 130, y: 128 }, { size: 10 });
  page.text(`（小写）¥${row.amount}`, { x: right - 6, y: 128 }, { size: 10, align: "right" });
  page.line({ x: left, y: 122 }, { x: right, y: 122 }, ink);
}

function foot(page: PdfPage, row: InvoiceRow): void {
  for (const [index, line] of wrapped(`备注：${row.remark}`, 8, right - left).entries())
    page.text(line, { x: left, y: 46 - index * 12 }, { size: 8 });
  if (row.status === InvoiceStatus.returned)
    page.text("已退票", { x: right - 40, y: 340 }, { size: 14, align: "right", color: [0.8, 0.1, 0.1] });
  page.text(
    "本文件由演示环境的模拟开票中心生成，不是税务凭证。",
    { x: 297, y: 405 },
    { size: 8, align: "center", color: grey },
  );
}

/** A text in lines that fit, in points: the longest remark takes four. */
function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const sign of text.replace(/\s+/g, " ")) {
    if (widthOf(line + sign, size) > width) {
      lines.push(line);
      line = "";
    }
    line += sign;
  }
  return [...lines, line];
}

/** As much of a text as fits, in points; the rest is left out. */
function fitting(text: string, size: number, width: number): string {
  const line = text.replace(/\s+/g, " ");
  if (widthOf(line, size) <= width) return line;
  let kept = line;
  while (kept !== "" && widthOf(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}
