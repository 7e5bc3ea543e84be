import { defineConfig } from "drizzle-kit";

/** Used by `npx drizzle-kit generate --config src/server/database/drizzle.config.ts`. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/server/database/schema/*.ts",
  out: "./src/server/database/migrations",
});
