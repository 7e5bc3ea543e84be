import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endsOf } from "../../src/server/areas/instance/expiry";
import { renewByItself } from "../../src/server/areas/renew/auto-renew";
import { addDays } from "../../src/server/time";
import { newInstance } from "./examples/instances";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** An instance that renews by itself and ends in so many days. @returns its id */
function expiring(days: number): Promise<number> {
  const [startTime, expireTime] = [addDays(api.now(), days - 30), addDays(api.now(), days)];
  const row = { startTime, ...endsOf(expireTime), status: "WaitForExpire", renewStatus: "AutoRenewal" } as const;
  return newInstance(api.db, row, { startTime, endTime: expireTime });
}

async function renewalsOf(id: number): Promise<number> {
  const { rows } = await api.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM renewal_items WHERE instance_id = ${id}`,
  );
  return rows[0]?.count ?? 0;
}

it("instances renew by themselves also where the one that ends before them cannot be renewed", async () => {
  const [broken, after] = [await expiring(1), await expiring(2)];
  await api.db.execute(
    sql.raw(`
      CREATE FUNCTION break_renewal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.instance_id = ${broken} THEN RAISE 'disk full'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER break_renewal BEFORE INSERT ON renewal_items FOR EACH ROW EXECUTE FUNCTION break_renewal()`),
  );
  await expect(renewByItself(api.db, api.now())).rejects.toThrow('insert into "renewal_items"');
  await api.db.execute(sql`DROP FUNCTION break_renewal CASCADE`);
  expect([await renewalsOf(broken), await renewalsOf(after)]).toEqual([0, 1]);
});
