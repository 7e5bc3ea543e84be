import { Readable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createBareApp } from "../../../src/server/app";
import { createLogger } from "../../../src/server/logger";
import { sendStream } from "../../../src/server/plugins/send-stream";
import { StreamedFile } from "../../../src/server/streamed-file";

const secret = "13800138000";
const failure = new DrizzleQueryError(
  "select * from users where phone = $1",
  [secret],
  new Error("connection terminated"),
);

function capture() {
  const lines: string[] = [];
  return { lines, logger: createLogger({ write: (line) => void lines.push(line) }) };
}

describe("the log", () => {
  it("has no parameter of the statement that broke an answer off", async () => {
    const { lines, logger } = capture();
    const app = createBareApp({ logger });
    app.decorateRequest("state", null as never);
    app.addHook(
      "onRequest",
      async (request) => Object.assign(request, { state: { operationId: "exportUsers" } }) && undefined,
    );
    app.get("/export", (request, reply) => {
      const stream = Readable.from(
        (async function* () {
          yield "first row\n";
          throw failure;
        })(),
      );
      return sendStream(
        request,
        reply,
        new StreamedFile({ name: "users.csv", type: "text/csv", stream, headers: {} }),
        (line, about) => logger.error(about ?? {}, line),
      );
    });
    await app.inject("/export").catch(() => undefined);
    await app.close();
    // By our own line and by the framework's.
    expect(
      lines.filter((line) => line.includes("Failed query: select * from users where phone = $1")).length,
    ).toBeGreaterThanOrEqual(2);
    expect(lines.join("")).not.toContain(secret);
  });

  it.each([
    ["an error alone", [failure]],
    ["an error among fields", [{ err: failure }]],
    ["an error with a line", [{ err: failure }, "it failed"]],
  ])("describes %s without its parameters", (_what, given) => {
    const { lines, logger } = capture();
    logger.warn(...(given as [object, string?]));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("Failed query: select * from users");
    expect(lines[0]).not.toContain(secret);
  });
});
