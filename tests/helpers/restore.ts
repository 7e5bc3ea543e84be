import { afterAll, vi } from "vitest";

// After each file: the next one runs in the same process.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
