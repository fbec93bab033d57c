/** `npm start`: the shop, built where something has changed since the last time. */
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

import { resolveQuickly } from "./server/quick-resolve.ts";

// Before anything of the shop is loaded, so that the next start finds all of it compiled.
enableCompileCache(fileURLToPath(new URL("../../.cache/compiled", import.meta.url)));
resolveQuickly();

const [{ startShop }, { ensureBuilt }, { builtFrontend }] = await Promise.all([
  import("./server/main.ts"),
  import("./bundle/ensure-built.ts"),
  import("./server/built-frontend.ts"),
]);

await startShop(async ({ fetch, signal }) => builtFrontend(await ensureBuilt(signal), fetch));
