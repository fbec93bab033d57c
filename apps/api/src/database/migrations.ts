import { fileURLToPath } from "node:url";

/** Where the migrations stand that drizzle-kit wrote. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
