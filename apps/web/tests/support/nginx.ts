import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

import { freePort } from "@shop/api/testing/free-port.ts";
import { vi } from "vitest";

import type { KeepAliveProxy } from "./keep-alive-proxy.ts";

const documented = fileURLToPath(new URL("../../../../deploy/nginx.conf", import.meta.url));

/** The program nginx of this machine; undefined without one. */
export const nginxBinary = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"]
  .map((folder) => join(folder, "nginx"))
  .find((file) => existsSync(file));

/** The documented configuration on another port, with these nodes and with all files in one folder. */
function configOf(folder: string, port: number, nodes: readonly number[]): string {
  let isFirst = true;
  const site = readFileSync(documented, "utf8")
    .replace("listen 127.0.0.1:3000", `listen 127.0.0.1:${port}`)
    .replace("access_log /var/log/nginx", `access_log ${folder}`)
    .replaceAll(/^ *server 127\.0\.0\.1:\d+(?<options> .*;)\n/gm, (_, options: string) => {
      const lines = isFirst ? nodes.map((node) => `server 127.0.0.1:${node}${options}\n`) : [];
      isFirst = false;
      return lines.join("");
    });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { ${temporary}\n${site}\n}`;
}

/** Starts nginx as it is documented, before nodes on these ports. */
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
    { timeout: 60_000 },
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
