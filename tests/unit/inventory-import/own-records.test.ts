import { describe, expect, it } from "vitest";
import { checkEntry } from "../../../src/server/inventory-import/check-entry";
import { inventoryFiles } from "./files";

const { read } = inventoryFiles();
const host = { type: "host", resourceId: "i-1", regionId: "us-east-1", status: "running" };
const header = "type,resourceId,regionId,status";

describe("a file is known by what is in it", () => {
  it.each([
    ["JSON lines", `${JSON.stringify(host)}\n\n${JSON.stringify({ ...host, resourceId: "i-2" })}\n`],
    ["CSV", `${header}\nhost,i-1,us-east-1,running\nhost,i-2,us-east-1,running\n`],
    [
      "CSV with a byte order mark and CRLF",
      `\uFEFF${header}\r\nhost,i-1,us-east-1,running\r\nhost,i-2,us-east-1,running`,
    ],
  ])("%s", async (_name, text) => {
    const { found } = await read(text);
    expect(found.map((one) => "described" in one && one.described.resourceId)).toEqual(["i-1", "i-2"]);
  });

  it("CSV without a column of regions, which --region may tell", async () => {
    const { found } = await read("type,resourceId,status\nhost,i-1,running\n");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ described: { resourceId: "i-1" } });
  });

  it.each([
    ["", "is empty"],
    ["name,id\nx,y", 'does not name "type", "resourceId", "status"'],
    [`${header},colour\n`, 'The column "colour" is not known'],
    [`${header},type\n`, 'The column "type" is there twice'],
    ['{\n "hosts": []\n}', "neither JSON lines, nor describe-instances"],
    ["[1, 2]", "neither JSON lines, nor describe-instances"],
    ['{\n "Reservations": [', "The file is no JSON"],
  ])("%j is refused", async (text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });
});

describe("bad lines", () => {
  it("of JSON are told by their number, and those around them are read", async () => {
    const { found } = await read(`${JSON.stringify(host)}\n{"type": "host",}\n[]\n${JSON.stringify(host)}`);
    expect(found.map((one) => [one.where, "problems" in one])).toEqual([
      ["line 1", false],
      ["line 2", true],
      ["line 3", true],
      ["line 4", false],
    ]);
  });

  it("of CSV are told by the line they begin on", async () => {
    const { found } = await read(`${header},name\nhost,i-1,us-east-1,running,"two\nlines"\nhost,i-2\n`);
    expect(found).toEqual([
      { where: "line 2", described: expect.objectContaining({ name: "two\nlines" }) },
      { where: "line 4", problems: ["has 2 columns, but the first line 5"] },
    ]);
  });

  it("a region of the command stands in where a line has none", async () => {
    const { found } = await read(`${header}\nhost,i-1,,running\nhost,i-2,eu-west-1,running\n`, {
      regionId: "us-west-2",
    });
    expect(found.map((one) => "described" in one && one.described.regionId)).toEqual(["us-west-2", "eu-west-1"]);
  });
});

describe("cells become what their attribute takes", () => {
  it("numbers, truth, lists and texts", async () => {
    const columns = "attr.cpu,attr.privateIp,attr.imageId,attr.memory,tag.env";
    const { found } = await read(`${header},${columns}\nhost,i-1,r,running,4,10.0.0.1; 10.0.0.2,7,,prod\n`);
    expect(found[0]).toMatchObject({
      described: { attrs: { cpu: 4, privateIp: ["10.0.0.1", "10.0.0.2"], imageId: "7" }, tags: { env: "prod" } },
    });
  });
});

describe("checking", () => {
  const problemsOf = (said: object) => {
    const checked = checkEntry({ ...host, ...said });
    return "problems" in checked ? checked.problems : [];
  };

  it.each([
    [{ type: "vm" }, ['`type` must be one of priNet, host, disk, pubIp, database, redis, mongo, is "vm"']],
    [{ resourceId: "" }, ["`resourceId` is missing"]],
    [{ status: "up" }, [expect.stringMatching(/^`status` must be one of creating, running, .*, is "up"$/)]],
    [{ attrs: { cpu: "x" } }, ['`attrs.cpu` must be integer, is "x"']],
    [{ attrs: { osType: "beos" } }, ['`attrs.osType` must be one of linux, windows, is "beos"']],
    [{ attrs: { cpuNum: 4 } }, ["`attrs.cpuNum` is not known"]],
    [{ attrs: { diskCount: 4 } }, ["`attrs.diskCount` is not known"]],
    [{ colour: "red" }, ["`colour` is not known"]],
    [{ createTime: "yesterday" }, [expect.stringMatching(/^`createTime` must be a time such as .*, is "yesterday"$/)]],
    [{ createTime: "2026-02-30T25:00:00Z" }, [expect.stringContaining("`createTime` must be a time")]],
    [{ tags: { ["k".repeat(65)]: "v" } }, [expect.stringMatching(/^a tag's key must have 1 to 64 characters/)]],
    [{ tags: { key: "v".repeat(129) } }, [expect.stringMatching(/^`tags.key` must NOT have more than 128 characters/)]],
    [{ name: "a\u0000b" }, ["has a NUL character"]],
    [{ type: "pubIp", status: "available" }, ["`attrs.ipAddress` is missing"]],
    [{ regionId: null, status: null }, ["`regionId` is missing", "`status` is missing"]],
  ])("%j", (said, problems) => {
    expect(problemsOf(said)).toEqual(problems);
  });

  it("fills in what a file need not say: nothing is known of the other attributes", () => {
    expect(checkEntry({ ...host, createTime: "2026-05-01 08:00:00" })).toEqual({
      entry: {
        type: "host",
        regionId: "us-east-1",
        tags: {},
        item: {
          resourceId: "i-1",
          name: "i-1",
          zoneId: null,
          status: "running",
          rawStatus: "running",
          payMode: "postPay",
          projectName: null,
          createTime: new Date("2026-05-01T00:00:00Z"),
          expireTime: null,
          hostRef: null,
          networkRef: null,
          attrs: {
            instanceType: null,
            cpu: null,
            memory: null,
            osName: null,
            osType: null,
            imageId: null,
            privateIp: [],
            bandwidth: null,
            subnetId: null,
            securityGroupIds: [],
          },
        },
      },
    });
  });
});
