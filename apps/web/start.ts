/** `npm start`: the shop; the frontend is built first where its sources have changed. */
import "@shop/api/drizzle-resolution.ts";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Enabled before any module of the shop is imported, so that all of them are in the compile cache at the next start.
enableCompileCache(fileURLToPath(new URL("../../.cache/compiled", import.meta.url)));

const [{ startShop }, { ensureBuilt }, { builtFrontend }] = await Promise.all([
  import("./server/main.ts"),
  import("./bundle/ensure-built.ts"),
  import("./server/built-frontend.ts"),
]);

await startShop(async ({ signal, ...sources }) => builtFrontend(await ensureBuilt(signal), sources));
