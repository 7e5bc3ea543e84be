import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { files } from "../../database/schema/file";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import type { FileType } from "./sniff";

/** What a request's property of format file-id takes, and who may read the file from then on: src/server/generated/file-claims.ts. */
export interface Claim {
  /** The property, for the refusal. */
  field: string;
  /** Its x-accept. */
  accept: readonly FileType[];
  /** Its x-max-size, bytes. */
  maxSize: number;
  /** Its x-read-code: menu code with which the customer's other users may read the file. */
  readCode: string;
}

/**
 * Takes a file for a row that is being written: from now on it stays, and others may read it. Throws FILE_MISSING (422, at
 * the field) unless the user uploaded it, no row has it yet, and it is of the size and type that the field takes.
 */
export async function claimFile(
  tx: Tx,
  { user, now }: Context,
  id: number,
  { field, accept, maxSize, readCode }: Claim,
): Promise<void> {
  const own = and(eq(files.id, id), owned(files, user.customId), eq(files.userId, user.id), isNull(files.claimTime));
  const [file] = await tx
    .update(files)
    .set({ claimTime: now(), readCode })
    .where(own)
    .returning({ type: files.type, size: files.size });
  if (!file || file.size > maxSize || !accept.some((type) => type === file.type))
    throw refuse("FILE_MISSING", {}, field);
}
