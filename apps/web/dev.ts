/** `npm run dev`: the shop with hot reload of its pages; changes of the server's code restart it. */
import "@shop/api/drizzle-resolution.ts";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const watched = [
  "apps/api/src",
  "apps/web/server",
  "packages/domain/src",
  "packages/contract/src",
  "packages/fixtures/src",
  "packages/serving/src",
];
const CHILD = "SHOP_DEV_CHILD";

if (process.env[CHILD]) {
  // The paths are watched, not the modules: processes and threads of the shop would report theirs over the channels of the shop.
  delete process.env["WATCH_REPORT_DEPENDENCIES"];
  const [{ startShop }, { devFrontend }] = await Promise.all([
    import("./server/main.ts"),
    import("./server/dev-frontend.ts"),
  ]);
  await startShop(devFrontend);
} else {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const child = spawn(
    process.execPath,
    [
      ...watched.map((path) => `--watch-path=${path}`),
      "--watch-preserve-output",
      fileURLToPath(import.meta.url),
    ],
    { cwd: root, stdio: "inherit", env: { ...process.env, [CHILD]: "1" } },
  );
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => child.kill(signal));
  child.once("exit", (code) => process.exit(code ?? 0));
}
