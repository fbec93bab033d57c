import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";

import autocannon from "autocannon";
import * as v from "valibot";

import { startShop } from "./shop.ts";

const PRODUCTS = Number(process.env["COUNT"] ?? 30_000);
const CONNECTIONS = 16;
const SECONDS = Number(process.env["SECONDS"] ?? 8);

/** Words of parts and their descriptions, of which searches take three at random: few products hold them together, and no two requests are the same. */
const words =
  `resistor capacitor carbon ceramic metal film switching linear regulator power amplifier operational multimeter clamp meter
  oscilloscope soldering station relay module stepper motor temperature sensor board microcontroller inductor digital electrolytic`.split(
    /\s+/,
  );

/** Addresses of a shop's pages; {words} stands for three random words, {id} for the number of a product. */
const peerSchema = v.object({
  name: v.string(),
  base: v.pipe(v.string(), v.url()),
  pages: v.record(v.string(), v.string()),
});

type Peer = v.InferOutput<typeof peerSchema>;

const ownPages = {
  home: "/",
  list: "/products",
  product: "/product/{id}",
  "search page": "/results?query={words}",
  "list API": "/backend/public/api/products?limit=12&view=card&sort=price",
  "search API": "/backend/public/api/products/products/search?limit=12&query={words}",
};

const random = (below: number): number => Math.floor(Math.random() * below);

const addressOf = (pattern: string): string =>
  pattern
    .replace("{id}", () => String(1 + random(PRODUCTS)))
    .replace("{words}", () => Array.from({ length: 3 }, () => words[random(words.length)]).join("+"));

/** Requests one kind of page from 16 connections for some seconds. */
async function measure({ name, base }: Peer, page: string, pattern: string) {
  const headers = { "accept-encoding": "gzip, br" };
  const once = await fetch(base + addressOf(pattern), { headers: { "accept-encoding": "gzip" } });
  const bytes = (await once.arrayBuffer()).byteLength;
  const { requests, latency, non2xx, errors, throughput } = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers,
    requests: [{ setupRequest: (request) => ({ ...request, path: addressOf(pattern) }) }],
  });
  return {
    shop: name,
    page,
    "requests a second": Math.round(requests.average),
    "p50 ms": latency.p50,
    "p99 ms": latency.p99,
    "kB sent each": Math.round(throughput.average / Math.max(1, requests.average) / 100) / 10,
    "kB unpacked": Math.round(bytes / 100) / 10,
    failed: non2xx + errors,
  };
}

/** Memory of a process in megabytes. */
const residentMb = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

/**
 * Measures this shop with 30,000 products (COUNT), and other shops that run with as many, by one load generator in one run. A file names the
 * others: `[{ "name": …, "base": "http://127.0.0.1:3005", "pages": { "home": "/", "search page": "/search?q={words}" } }]`.
 */
export async function measurePeers(file: string | undefined): Promise<void> {
  const peers =
    file === undefined ? [] : v.parse(v.array(peerSchema), JSON.parse(readFileSync(file, "utf8")));
  console.info(
    `\n${PRODUCTS} products, ${CONNECTIONS} connections, ${SECONDS} s for each page; ${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  );
  const dataDir = mkdtempSync(join(tmpdir(), "bench-peers-"));
  try {
    execFileSync(process.execPath, ["apps/api/bench/seed.ts", dataDir, String(PRODUCTS)], {
      stdio: "inherit",
    });
    const shop = await startShop(dataDir, { SEED: "none" });
    try {
      const rows = [];
      const own: Peer = { name: "this shop", base: shop.base, pages: ownPages };
      for (const peer of [own, ...peers]) {
        for (const [page, pattern] of Object.entries(peer.pages))
          rows.push(await measure(peer, page, pattern));
      }
      console.table(rows);
      console.info(
        `This shop answered ${shop.firstAnswerMs} ms after its start, and has ${shop.pid ? residentMb(shop.pid) : "?"} MB of memory after all that.`,
      );
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
