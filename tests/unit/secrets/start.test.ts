import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

it("a server with a wrong key does not start, and says what the key has to be", async () => {
  vi.stubEnv("CDZ_SECRET_KEY", "too short");
  // The key is read once, and another test's server may have been there before.
  vi.resetModules();
  const { startServer } = await import("../../../src/server/main");
  const start = async () => {
    const server = await startServer({
      databaseUrl: "postgres://127.0.0.1:1/none",
      port: 0,
      host: "127.0.0.1",
      log: () => undefined,
    });
    await server.close();
  };
  await expect(start()).rejects.toThrow("CDZ_SECRET_KEY has to be 32 bytes in base64, as by: openssl rand -base64 32");
});
