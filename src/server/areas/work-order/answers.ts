import { inArray } from "drizzle-orm";
import type { StoredFile, WorkOrder, WorkOrderReply } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { files } from "../../database/schema/file";
import type { workOrderReplies } from "../../database/schema/work-order";
import type { Words } from "../../errors";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import type { FileType } from "../file/sniff";
import { nameOf, type Product } from "../product/catalogue";
import type { WorkOrderRow } from "./lifecycle";

type ReplyRow = typeof workOrderReplies.$inferSelect;

/** A work order as lists show it. */
export function toWorkOrder(
  row: WorkOrderRow,
  products: ReadonlyMap<string, Product>,
  language: keyof Words,
): WorkOrder {
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
  const product = products.get(productCode ?? "");
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
    productName: product ? nameOf(product, language) : productCode,
    handler: handler?.[language] ?? null,
    createTime: toLocalDateTime(row.createTime),
    updateTime: toLocalDateTime(row.updateTime),
    closeTime: toLocalDateTimeOrNull(row.closeTime),
  };
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
