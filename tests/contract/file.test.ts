import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoredFile } from "../../src/generated/api";
import { claimFile } from "../../src/server/areas/file/claim-file";
import type { Context } from "../../src/server/context";
import { files } from "../../src/server/database/schema/file";
import { users } from "../../src/server/database/schema/identity";
import { sweep } from "../../src/server/database/sweep";
import { limits } from "../../src/server/limits";
import { createPeople } from "./people";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let people: Awaited<ReturnType<typeof createPeople>>;
beforeAll(async () => {
  api = await createTestApi();
  people = await createPeople(api);
});
afterAll(() => api.close());

const pdf = Buffer.from("%PDF-1.7\n\u0000\u00ff binary");
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const upload = (name: string, content: Buffer, token = people.admin) =>
  api.call("uploadFile", { name, content: content.toString("base64") }, { token });
const uploaded = async (token = people.admin) => ((await upload("凭证.pdf", pdf, token)).data as StoredFile).id;

/** Takes a file for a row as another area would, on behalf of a user. */
async function claim(username: string, id: number, changes: Partial<Parameters<typeof claimFile>[3]> = {}) {
  const [user] = await api.db.select().from(users).where(eq(users.username, username));
  const context = { user, now: api.now } as unknown as Context;
  const wanted = {
    field: "voucherFileId",
    accept: ["application/pdf"],
    maxSize: 1000,
    readCode: "v3-7",
    ...changes,
  } as const;
  return api.db.transaction((tx) => claimFile(tx, context, id, wanted));
}

describe("uploadFile", () => {
  it.each([
    ["汇款凭证 (1).PDF", pdf, "application/pdf"],
    ["a.png", png, "image/png"],
    ["a.jpg", jpeg, "image/jpeg"],
    ["a.jpeg", jpeg, "image/jpeg"],
  ])("keeps %s as it is", async (name, content, type) => {
    const { code, data } = await upload(name, content);
    expect({ code, data }).toEqual({ code: 200, data: { id: expect.any(Number), name, size: content.length, type } });
    const file = await api.call("downloadFile", { id: (data as StoredFile).id }, { token: people.admin });
    expect(file.bytes.equals(content)).toBe(true);
    expect(file.headers).toMatchObject({
      "content-type": type,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(decodeURIComponent(String(file.headers["content-disposition"]).split("filename*=UTF-8''")[1] ?? "")).toBe(
      name,
    );
    expect((await api.call("getFile", { id: (data as StoredFile).id }, { token: people.admin })).data).toEqual(data);
  });

  it.each([
    ["a program called a PDF", "a.pdf", Buffer.from("MZ\u0090")],
    ["a PDF called a program", "a.exe", pdf],
    ["a PNG called a PDF", "a.pdf", png],
    ["HTML", "a.html", Buffer.from("<script>")],
    ["nothing", "a.pdf", Buffer.alloc(0)],
  ])("refuses %s", async (_, name, content) => {
    expect(await upload(name, content)).toMatchObject({
      status: 200,
      code: 422,
      data: { errors: [{ field: "name" }] },
    });
  });

  it.each([
    "",
    "../a.pdf",
    "a/b.pdf",
    "a\\b.pdf",
    "a\u0000.pdf",
    "gpj\u202efdp.pdf",
    "a\u2066b.pdf",
    "a\u200fb.pdf",
    "a\u0085b.pdf",
    `${"a".repeat(130)}.pdf`,
  ])("refuses the name %j", async (name) => {
    expect(await upload(name, pdf)).toMatchObject({ status: 400, code: 400 });
  });

  it("is downloaded without marks that an earlier version has kept in its name", async () => {
    const id = await uploaded();
    await api.db.update(files).set({ name: "a\u202egpj.\u0085pdf" }).where(eq(files.id, id));
    const { headers } = await api.call("downloadFile", { id }, { token: people.admin });
    expect(headers["content-disposition"]).toBe("attachment; filename=\"agpj.pdf\"; filename*=UTF-8''agpj.pdf");
  });

  it("takes 5 MB and not a byte more", async () => {
    const largest = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 - pdf.length)]);
    expect((await upload("a.pdf", largest)).code).toBe(200);
    expect(await upload("a.pdf", Buffer.concat([largest, Buffer.alloc(1)]))).toMatchObject({ status: 413, code: 413 });
  });

  it("takes JSON as every call (§7), whose content is base64, and no bytes", async () => {
    expect(await api.call("uploadFile", { name: "a.pdf", content: "%PDF-1.7" }, { token: people.admin })).toMatchObject(
      { status: 400, data: { errors: [{ field: "content" }] } },
    );
    const headers = { "content-type": "application/octet-stream" };
    expect(
      await api.call("uploadFile", undefined, { token: people.admin, headers, body: pdf.toString("latin1") }),
    ).toMatchObject({ status: 400 });
    expect(await api.call("listMessages", {}, { token: people.admin, headers })).toMatchObject({ status: 400 });
  });
});

describe("a file", () => {
  const reads = async (id: number, token: string) =>
    Promise.all(
      (["getFile", "downloadFile"] as const).map(async (call) => (await api.call(call, { id }, { token })).code),
    );

  it("is its uploader's alone until a row has it, then its code's holders' in the same customer", async () => {
    const id = await uploaded();
    const holder = await people.managerWith("v3,v3-7,");
    const colleague = await people.managerWith("v3,v3-1,");
    const stranger = await api.signIn("type0");
    expect(await reads(id, people.admin)).toEqual([200, 200]);
    expect(await reads(id, holder.token)).toEqual([404, 404]);
    await claim("admin", id);
    expect(await reads(id, people.admin)).toEqual([200, 200]);
    expect(await reads(id, holder.token)).toEqual([200, 200]);
    expect(await reads(id, colleague.token)).toEqual([404, 404]);
    expect(await reads(id, stranger)).toEqual([404, 404]);
  });

  it("serves one row, of its uploader, and of the type and size asked for", async () => {
    const id = await uploaded();
    const missing = { code: 422, errors: [{ field: "voucherFileId" }] };
    await expect(claim("sun.jianguo", id)).rejects.toMatchObject(missing);
    await expect(claim("admin", id, { accept: ["image/png"] })).rejects.toMatchObject(missing);
    await expect(claim("admin", id, { maxSize: 3 })).rejects.toMatchObject(missing);
    await claim("admin", id);
    await expect(claim("admin", id)).rejects.toMatchObject(missing);
  });
});

describe("files that nothing refers to", () => {
  it("are only so many, also of uploads at once, and are kept for a day", async () => {
    const token = await api.signIn("type0");
    const answers = await Promise.all(
      Array.from({ length: limits.filesWaiting + 3 }, () => upload("a.pdf", pdf, token)),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(limits.filesWaiting);
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(3);
    const [kept] = await api.db.select().from(files).where(eq(files.customId, 1010)).limit(1);
    await claim("type0", kept?.id ?? 0);
    // Sweeps the sessions of this file as well: nothing after it may need one.
    await sweep(api.db, new Date(api.now().getTime() + limits.fileWait + 1000));
    expect(await api.db.$count(files, isNull(files.claimTime))).toBe(0);
    expect(await api.db.$count(files, and(eq(files.customId, 1010)))).toBe(1);
  });
});
