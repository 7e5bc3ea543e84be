import { expect, it } from "vitest";
import { fileNameOf } from "../../../src/api/file-name";

it.each([
  { header: null, name: undefined },
  { header: "attachment", name: undefined },
  { header: 'attachment; filename="bill.csv"', name: "bill.csv" },
  { header: "attachment; filename=bill.csv", name: "bill.csv" },
  { header: "attachment; filename=\"x.csv\"; filename*=UTF-8''%E8%B4%A6%E5%8D%95.csv", name: "账单.csv" },
  { header: "attachment; filename*=utf-8'zh'%E8%B4%A6%E5%8D%95.csv; filename=x.csv", name: "账单.csv" },
  { header: "attachment; filename=\"kept.csv\"; filename*=UTF-8''%E8%ZZ", name: "kept.csv" },
  { header: String.raw`attachment; filename="say \"hi\".csv"`, name: "say _hi_.csv" },
  { header: 'attachment; filename="../../etc/passwd"', name: "_.._etc_passwd" },
  { header: 'attachment; filename="C:\\\\a\\\\b.csv"', name: "C__a_b.csv" },
  { header: 'attachment; filename=".."', name: undefined },
])("$header names $name", ({ header, name }) => {
  expect(fileNameOf(header)).toBe(name);
});
