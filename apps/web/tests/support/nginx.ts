import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

import { vi } from "vitest";

import { freePort } from "./free-port.ts";
import type { KeepAliveProxy } from "./keep-alive-proxy.ts";

const documented = fileURLToPath(new URL("../../../../docs/nginx.conf", import.meta.url));

/** The program nginx of this machine; undefined without one. */
export const nginxBinary = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"]
  .map((folder) => join(folder, "nginx"))
  .find((file) => existsSync(file));

/** The documented configuration with other ports and with all files in one folder. */
function configOf(folder: string, port: number, nodes: readonly number[]): string {
  const ports = new Map([3000, 3001, 3002].map((sample, index) => [sample, [port, ...nodes][index]]));
  const site = readFileSync(documented, "utf8").replaceAll(
    /127\.0\.0\.1:(?<port>\d+)/g,
    (_, sample: string) => `127.0.0.1:${ports.get(Number(sample))}`,
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; ${temporary}\n${site}\n}`;
}

/** Starts nginx as it is documented, before two nodes on these ports. */
export async function startNginx(nodes: readonly number[]): Promise<KeepAliveProxy> {
  const folder = mkdtempSync(join(tmpdir(), "shop-nginx-"));
  const config = join(folder, "nginx.conf");
  const port = await freePort();
  writeFileSync(config, configOf(folder, port, nodes));
  const child = spawn(nginxBinary ?? "nginx", ["-c", config, "-e", join(folder, "error.log")]);
  const address = `http://127.0.0.1:${port}`;
  await vi.waitUntil(
    () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    { timeout: 10_000 },
  );
  return {
    address,
    // The client reports its responses of status 502.
    failures: [],
    close: async () => {
      const exited = once(child, "exit");
      child.kill("SIGQUIT");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
