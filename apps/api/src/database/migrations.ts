import { fileURLToPath } from "node:url";

/** Folder of the migrations, which drizzle-kit generates. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));
