import { inArray } from "drizzle-orm";
import type { StoredFile, WorkOrder, WorkOrderReply } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { products } from "../../database/schema/commerce";
import { files } from "../../database/schema/file";
import type { workOrderReplies } from "../../database/schema/work-order";
import type { Words } from "../../errors";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import type { FileType } from "../file/sniff";
import { nameOf } from "../product/catalogue";
import type { WorkOrderRow } from "./move-work-order";

type ReplyRow = typeof workOrderReplies.$inferSelect;

/** Work orders as lists show them. */
export async function toWorkOrders(
  db: Queryable,
  rows: readonly WorkOrderRow[],
  language: keyof Words,
): Promise<WorkOrder[]> {
  const codes = [...new Set(rows.flatMap(({ productCode }) => productCode ?? []))];
  const found = codes.length > 0 ? await db.select().from(products).where(inArray(products.code, codes)) : [];
  const names = new Map(found.map((product) => [product.code, nameOf(product, language)]));
  return rows.map((row) => {
    const {
      id,
      workOrderNo,
      title,
      type,
      severity,
      productCode,
      cloudCode,
      resourceId,
      tags,
      status,
      creator,
      handler,
      replyCount,
      urgeCount,
      score,
    } = row;
    return {
      id,
      workOrderNo,
      title,
      type,
      severity,
      productCode,
      cloudCode,
      resourceId,
      tags,
      status,
      creator,
      replyCount,
      urgeCount,
      score,
      rated: score !== null,
      productName: productCode === null ? null : (names.get(productCode) ?? productCode),
      handler: handler?.[language] ?? null,
      createTime: toLocalDateTime(row.createTime),
      updateTime: toLocalDateTime(row.updateTime),
      closeTime: toLocalDateTimeOrNull(row.closeTime),
    };
  });
}

/** A message of the conversation; what its files are has been looked up. */
export function toReply(
  { id, role, author, content, attachments, createTime }: ReplyRow,
  known: ReadonlyMap<number, StoredFile>,
  language: keyof Words,
): WorkOrderReply {
  return {
    id,
    role,
    author: author[language],
    content: content[language],
    attachments: attached(attachments, known),
    createTime: toLocalDateTime(createTime),
  };
}

/** The files with these ids, as far as there are such. */
export function attached(ids: readonly number[], known: ReadonlyMap<number, StoredFile>): StoredFile[] {
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** What is known of files, their contents aside. They belong to a row that the caller may see. */
export async function readFiles(db: Queryable, ids: readonly number[]): Promise<Map<number, StoredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, name: files.name, size: files.size, type: files.type })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Map(rows.map((file) => [file.id, { ...file, type: file.type as FileType }]));
}
