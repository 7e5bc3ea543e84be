import { and, eq } from "drizzle-orm";
import { mayUse } from "../../../domain/permission";
import type { StoredFile } from "../../../generated/api";
import type { Context } from "../../context";
import { files } from "../../database/schema/file";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import type { FileType } from "./sniff";

/** A file that the user may read: their own, or their customer's with the code it asks for. Any other answers 404. */
export async function findFile(id: number, { db, user }: Context): Promise<StoredFile> {
  const columns = {
    id: files.id,
    name: files.name,
    size: files.size,
    type: files.type,
    userId: files.userId,
    readCode: files.readCode,
  };
  const [row] = await db
    .select(columns)
    .from(files)
    .where(and(eq(files.id, id), owned(files, user.customId)));
  if (!row) throw refuse("NOT_FOUND");
  const { userId, readCode, ...file } = row;
  if (userId !== user.id && (readCode === null || !mayUse(user.authCodes, readCode))) throw refuse("NOT_FOUND");
  return { ...file, type: file.type as FileType };
}
