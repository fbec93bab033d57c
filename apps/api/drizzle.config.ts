import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate` in this folder writes a migration for what has changed in the tables. */
export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/modules/**/*.table.ts", "./src/seed/*.table.ts"],
  out: "./migrations",
});
