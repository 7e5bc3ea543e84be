import { escapeXml } from "./xml";
import type { ZipEntry } from "./zip";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** The longest name of a sheet. */
const LONGEST_NAME = 31;

/** How numbers are shown, by the numbers of `numFmts` below; the order is that of `styles` in sheet.ts. */
const formats = [
  { id: 164, code: "0" },
  { id: 165, code: "#,##0.00" },
  { id: 166, code: "#,##0.00######" },
  { id: 167, code: "0.00####%" },
  { id: 168, code: "yyyy-mm-dd" },
  { id: 169, code: "yyyy-mm-dd hh:mm:ss" },
  { id: 170, code: "#,##0" },
];
const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
const heading = '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>';
const styled = (id: number) =>
  `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;

/** Everything but the sheet itself. */
export function workbookParts(title: string): ZipEntry[] {
  return [
    { name: "[Content_Types].xml", content: contentTypes },
    { name: "_rels/.rels", content: relations([["officeDocument", "xl/workbook.xml"]]) },
    { name: "xl/workbook.xml", content: workbook(title) },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: relations([
        ["worksheet", "worksheets/sheet1.xml"],
        ["styles", "styles.xml"],
      ]),
    },
    { name: "xl/styles.xml", content: styleSheet },
  ];
}

const contentTypes =
  `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;

const styleSheet =
  `${HEAD}<styleSheet xmlns="${MAIN}">` +
  `<numFmts count="${formats.length}">${formats.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${escapeXml(code)}"/>`).join("")}</numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="9">${plain}${heading}${[170, 164, 165, 166, 167, 168, 169].map(styled).join("")}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

function workbook(title: string): string {
  return (
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
    `<sheets><sheet name="${escapeXml(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  );
}

/** A title as spreadsheets allow it for a sheet: some signs and a quote at either end are not. */
export function sheetName(title: string): string {
  const name = title
    .replace(/[[\]:*?/\\\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME);
  return name.replace(/^'+|'+$/g, "").trim() || "Sheet1";
}

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const each = targets.map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join("")}</Relationships>`;
}
