import { afterAll } from "vitest";
import type { CloudAccess } from "../../src/server/areas/cloud/provider";
import { cloudSimulator } from "../../src/server/cloud-world/world";
import { type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { holdsCloudContract } from "./cloud-provider";

let database: TestDatabase;
let opened: OpenDatabase;
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const secretKey = "S".repeat(40);

holdsCloudContract("the simulated clouds", async () => {
  database = await createEmptyDatabase();
  opened = openDatabase(database.url, 2);
  let now = new Date("2026-05-20T02:00:00Z");
  const cloud = cloudSimulator(opened.db, () => now);
  const pass = async (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));
  const account: CloudAccess = {
    cloudCode: "qingyun",
    accountUid: "usr-K3pV8xQe",
    accessKey: "QYACCESSKEYPRODUCTION01",
    secretKey,
  };
  const keys = { ...account, regionId: "pek3" };
  const ending = (end: string) => ({ ...account, accessKey: `QYACCESSKEYPRODUC${end}` });
  return {
    cloud,
    account,
    regionIds: ["pek3", "sh1"],
    month: "2026-05",
    lacking: { ...keys, ...ending("LOW") },
    disabled: { ...keys, ...ending("BAD") },
    others: { ...keys, ...ending("OTH") },
    denied: { account: ending("DEN"), regionId: "sh1" },
    silent: ending("ERR"),
    pass,
    now: () => now,
    // Some minutes are busy for a while.
    exhaust: async () => {
      for (;;) {
        const failure: unknown = await cloud.balance(account).catch((error: unknown) => error);
        if (typeof failure === "object" && failure && "kind" in failure && failure.kind === "throttled") return;
        await pass(500);
      }
    },
  };
});
