import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { vi } from "vitest";

const VARNISHD = "/usr/sbin/varnishd";
const documented = fileURLToPath(new URL("../../../../deploy/varnish.vcl", import.meta.url));

/** True where Varnish and its module xkey are installed. */
export const hasVarnish =
  existsSync(VARNISHD) && globSync("/usr/lib/*/varnish/vmods/libvmod_xkey.so").length > 0;

/** Starts Varnish as it is documented, on a port, before a shop on another port that purges with a token; returns the function that stops it. */
export async function startVarnish(
  port: number,
  { shopPort, token }: { readonly shopPort: number; readonly token: string },
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "shop-varnish-"));
  const config = join(folder, "shop.vcl");
  writeFileSync(config, readFileSync(documented, "utf8").replace('.port = "3000"', `.port = "${shopPort}"`));
  const child = spawn(
    VARNISHD,
    ["-F", "-n", folder, "-a", `127.0.0.1:${port}`, "-f", config, "-s", "malloc,64m", "-j", "none"],
    { stdio: "ignore", env: { ...process.env, PURGE_TOKEN: token } },
  );
  const exited = once(child, "exit");
  // It answers 503 until the shop runs.
  await vi.waitUntil(
    () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      ),
    { timeout: 60_000 },
  );
  return async () => {
    child.kill("SIGTERM");
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
}
