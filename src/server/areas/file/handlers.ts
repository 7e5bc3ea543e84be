import { and, eq, isNull } from "drizzle-orm";
import type { Handlers } from "../../context";
import { files } from "../../database/schema/file";
import { users } from "../../database/schema/identity";
import { refuse } from "../../errors";
import { limits } from "../../limits";
import { findFile } from "./find-file";
import { fileTypeOf } from "./sniff";

/** Files that users hand in. Whoever may not read one is answered as if there were none. */
export const handlers = {
  uploadFile: async ({ name, content: encoded }, context) => {
    const content = Buffer.from(encoded, "base64");
    if (content.byteLength > limits.fileBytes) throw refuse("TOO_LARGE");
    const type = fileTypeOf(content, name);
    if (!type) throw refuse("FILE_TYPE");
    return context.db.transaction(async (tx) => {
      const { id: userId, customId } = context.user;
      // One upload of a user at a time, so that the count holds.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
      const waiting = await tx.$count(files, and(eq(files.userId, userId), isNull(files.claimTime)));
      if (waiting >= limits.filesWaiting) throw refuse("FILES_WAITING", { max: limits.filesWaiting });
      const row = { customId, userId, name, type, size: content.byteLength, content, createTime: context.now() };
      const [kept] = await tx.insert(files).values(row).returning({ id: files.id });
      if (!kept) throw refuse("FAILED");
      await context.audit({ targets: [kept.id], detail: { type, size: row.size } }, tx);
      return { id: kept.id, name, size: row.size, type };
    });
  },

  getFile: ({ id }, context) => findFile(id, context),

  downloadFile: async ({ id }, context) => {
    const { name, type } = await findFile(id, context);
    const [row] = await context.db.select({ content: files.content }).from(files).where(eq(files.id, id));
    if (!row) throw refuse("NOT_FOUND");
    return { name, type, content: new Uint8Array(row.content) };
  },
} satisfies Partial<Handlers>;
