import Fastify from "fastify";
import { Pool } from "pg";
import { answerLines } from "../helpers/process";

// What a call is compared with: the same two statements for the same rows, as prepared ones of a user who sees all rows, without session,
// signature, replay, validation and language. Reads the database of CDZ_BENCH_DATABASE.

interface Asked {
  pageNum: number;
  pageSize: number;
}

const pool = new Pool({ connectionString: process.env.CDZ_BENCH_DATABASE, max: 8 });

async function listMessages({ pageNum, pageSize }: Asked): Promise<object> {
  const page = {
    name: "page",
    text: `SELECT id::int, title, type, sub_type AS "subType", content, read_flag AS "readFlag", level, biz_type AS "bizType", biz_id AS "bizId",
        to_char(create_time, 'YYYY-MM-DD HH24:MI:SS') AS "createTime", to_char(read_time, 'YYYY-MM-DD HH24:MI:SS') AS "readTime"
      FROM messages WHERE user_id = $1 AND custom_id = $2 ORDER BY create_time DESC, id DESC LIMIT $3 OFFSET $4`,
    values: [user.id, user.custom_id, pageSize, (pageNum - 1) * pageSize],
  };
  const count = {
    name: "count",
    text: "SELECT count(*)::int AS found FROM (SELECT FROM messages WHERE user_id = $1 AND custom_id = $2 LIMIT 10001) AS counted",
    values: [user.id, user.custom_id],
  };
  const [{ rows: list }, counted] = await Promise.all([pool.query(page), pool.query<{ found: number }>(count)]);
  const found = counted.rows[0]?.found ?? 0;
  return { list, total: Math.min(found, 10_000), totalCapped: found > 10_000, pageNum, pageSize };
}

const { rows } = await pool.query<{ id: string; custom_id: string }>(
  "SELECT id, custom_id FROM users WHERE username = 'admin'",
);
const [user] = rows as [{ id: string; custom_id: string }];
const app = Fastify();
app.post("/cdz-admin/*", async ({ body }) => ({ code: 200, message: "OK", data: await listMessages(body as Asked) }));

await answerLines(
  await app.listen({ port: 0, host: "127.0.0.1" }),
  async () => "",
  async () => {
    await app.close();
    await pool.end();
  },
);
