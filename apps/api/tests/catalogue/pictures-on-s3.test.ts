import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { endpoints } from "@shop/contract/endpoints.ts";
import { storedFile } from "@shop/domain/pictures/pictures.ts";
import { readSettings, type Settings } from "@shop/serving/settings.ts";
import { AwsClient } from "aws4fetch";
import pino from "pino";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";

import { backupCommand, moveCommand, restoreCommand } from "../../src/backup/commands.ts";
import { openPictureFiles } from "../../src/modules/media/open-pictures.ts";
import { type PictureFiles, pictureFolder } from "../../src/modules/media/picture-files.ts";
import { openPictureStore, type PictureStore } from "../../src/modules/media/picture-store.ts";
import { openShopApi, type ShopApi } from "../../src/open-shop-api.ts";
import { type Child, runChild } from "../children/run-child.ts";
import { cookieOf } from "../support/admins.ts";
import { call } from "../support/calls.ts";
import { sendForm } from "../support/forms.ts";
import { freePort } from "../support/free-port.ts";
import { type Gate, openGate } from "../support/gate.ts";
import { pictureFileOf } from "../support/pictures.ts";
import { createShopSettings } from "../support/test-database.ts";

const logged: string[] = [];
const logger = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
const admin = { email: "owner@shop.example", password: "open the shop" };
const folder = mkdtempSync(join(tmpdir(), "shop-s3-"));
const bucket = join(folder, "bucket");
mkdirSync(bucket);

let server: Child;
let port = "0";
/** In front of the server, so that a test can cut or hold back its requests. */
let gate: Gate;
let settings: Settings;
let shop: ShopApi;
let headers: { readonly cookie: string };

async function startServer(): Promise<void> {
  server = runChild("s3-server.ts", [bucket, port]);
  await server.printed(1);
  port = server.lines[0] ?? "";
}

const bucketSettings = () => ({
  MEDIA_URL: "s3://shop/pictures",
  AWS_ENDPOINT_URL: `http://127.0.0.1:${gate.port}`,
  AWS_ACCESS_KEY_ID: "S3RVER",
  AWS_SECRET_ACCESS_KEY: "S3RVER",
});

const callerOf = ({ app }: ShopApi) => ({
  request: async (address: string, init?: RequestInit) => app.request(address, init),
});

beforeAll(async () => {
  await startServer();
  gate = await openGate(() => Number(port));
  settings = readSettings(
    await createShopSettings(join(folder, "shop"), {
      ...bucketSettings(),
      SEED: "none",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    }),
  );
  shop = await openShopApi(settings, logger);
  headers = { cookie: await cookieOf(callerOf(shop), admin) };
});
afterEach(() => gate.guard());
afterAll(async () => {
  await shop.close();
  gate.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const pictureOf = (background: string) => pictureFileOf("x.jpg", { width: 400, height: 300, background });

const addCategory = async (name: string, background: string): Promise<Response> =>
  sendForm(callerOf(shop), endpoints.createCategory, headers, { name, image: await pictureOf(background) });

async function imageOf(name: string): Promise<string> {
  const { data } = await call(callerOf(shop), endpoints.listCategorySummaries, {});
  return data.find((one) => one.name === name)?.image ?? "";
}

const read = (address: string): Promise<Response> => callerOf(shop).request(address);
/** The names of the copies of the node. */
const cached = (): string[] =>
  readdirSync(join(settings.DATA_DIR, "media-cache"), { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

async function namesOf(files: PictureFiles): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  return names.toSorted((a, b) => (a < b ? -1 : 1));
}
const namesIn = async (place: Settings): Promise<string[]> => namesOf(await openPictureFiles(place));

test("an uploaded picture is stored in the bucket in all forms, and served from a copy that is brought once", async () => {
  expect((await addCategory("Blue", "#0000ff")).status).toBe(200);
  const image = await imageOf("Blue");
  expect(await namesIn(settings)).toHaveLength(7);
  expect(existsSync(join(settings.DATA_DIR, "media"))).toBe(false);
  expect(cached()).toEqual([]);
  const responses = await Promise.all(Array.from({ length: 5 }, () => read(image)));
  for (const response of responses) {
    expect([
      response.status,
      response.headers.get("content-type"),
      response.headers.get("cache-control"),
    ]).toEqual([200, "image/webp", "public, max-age=31536000, immutable"]);
  }
  const [first] = responses;
  const bytes = Buffer.from(await (first ?? new Response()).arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe("webp");
  expect(cached()).toEqual([storedFile(image)]);
  expect((await read("/media/00000000000000000000000000000000-320.webp")).status).toBe(404);
  expect((await read(`/media/originals/${storedFile(image).slice(0, 32)}`)).status).toBe(404);
});

const places = {
  bucket: () => openPictureFiles(settings),
  folder: () => Promise.resolve(pictureFolder(join(folder, "shared"))),
};

test.for(["bucket", "folder"] as const)(
  "nodes that store the same picture at once in one %s store it once",
  async (kind) => {
    const files = await places[kind]();
    const before = await namesOf(files);
    const file = join(folder, "same.png");
    await sharp({ create: { width: 20, height: 20, channels: 3, background: "#00ff00" } })
      .png()
      .toFile(file);
    const stores = ["one", "two"].map((node) => openPictureStore(files, join(folder, node, "incoming")));
    const stored = await Promise.all([...stores, ...stores, ...stores].map((store) => store.store(file)));
    expect(new Set(stored.map(({ address }) => address)).size).toBe(1);
    expect(stored[0]?.address).toBeDefined();
    expect(await namesOf(files)).toHaveLength(before.length + 7);
    for (const store of stores) store.close();
  },
);

/** Lets all that is stored in the bucket be two days old. */
function age(): void {
  const then = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  for (const entry of readdirSync(bucket, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), then, then);
  }
}

/** Opens the store of a node for a test. */
async function withStore<T>(work: (store: PictureStore) => Promise<T>): Promise<T> {
  const store = openPictureStore(await openPictureFiles(settings), join(folder, "cleaner"));
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

test("a picture that nothing names is deleted after a day, and not before", async () => {
  const before = await namesIn(settings);
  const used = storedFile(await imageOf("Blue")).slice(0, 32);
  await withStore(async (store) => {
    expect(await store.removeUnused(() => false)).toBe(0);
    age();
    expect(await store.removeUnused((key) => key === used)).toBe(before.length - 7);
  });
  expect(await namesIn(settings)).toHaveLength(7);
});

test("a picture that is uploaded again while the clean-up reads the list is kept", async () => {
  const file = join(folder, "again.png");
  await sharp({ create: { width: 20, height: 20, channels: 3, background: "#123456" } })
    .png()
    .toFile(file);
  const used = storedFile(await imageOf("Blue")).slice(0, 32);
  await withStore(async (store) => {
    await store.store(file);
    age();
    let again: Promise<unknown> | undefined;
    gate.guard(async ({ method }) => {
      // The first request after the list.
      if (method !== "HEAD" && method !== "DELETE") return false;
      again ??= store.store(file);
      await again;
      return false;
    });
    await store.removeUnused((key) => key === used);
  });
  expect(await namesIn(settings)).toHaveLength(14);
});

test("what others have in the bucket is neither deleted nor copied", async () => {
  const {
    AWS_ENDPOINT_URL: endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  } = bucketSettings();
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: "s3", region: "us-east-1" });
  // Stores mark folders by empty files of their names.
  const others = ["", "originals/", "other/report.pdf", "second/0123456789abcdef0123456789abcdef-320.webp"];
  for (const name of others) {
    const { ok } = await client.fetch(`${endpoint}/shop/pictures/${name}`, { method: "PUT", body: "theirs" });
    expect(ok).toBe(true);
  }
  age();
  await withStore((store) => store.removeUnused((key) => !key.startsWith("0123")));
  for (const name of others) {
    expect([name, (await client.fetch(`${endpoint}/shop/pictures/${name}`)).status]).toEqual([name, 200]);
  }
  expect((await namesIn(settings)).every((name) => /^(?:originals\/)?[a-f0-9]{32}[^/]*$/.test(name))).toBe(
    true,
  );
});

/** The settings of a shop that is not there yet. */
async function newPlace(name: string, rest: Readonly<Record<string, string>> = {}): Promise<Settings> {
  const place = readSettings(await createShopSettings(join(folder, name), rest));
  rmSync(join(folder, name, "pglite"), { recursive: true, force: true });
  return place;
}

/** A shop with a folder of pictures, restored from a backup of the one with a bucket. */
let restored: Settings;

test("a backup of a bucket is restored into a folder", async () => {
  restored = await newPlace("restored");
  await backupCommand(settings, join(folder, "bucket.zip"));
  await restoreCommand(restored, join(folder, "bucket.zip"));
  expect(await namesIn(restored)).toEqual(await namesIn(settings));
});

test("a backup of a folder is restored into a bucket", async () => {
  const back = await newPlace("back", { ...bucketSettings(), MEDIA_URL: "s3://shop/back" });
  await backupCommand(restored, join(folder, "folder.zip"));
  await restoreCommand(back, join(folder, "folder.zip"));
  expect(await namesIn(back)).toEqual(await namesIn(settings));
});

test("pictures move from a folder into a bucket and back", async () => {
  const moved = { ...restored, ...bucketSettings(), MEDIA_URL: "s3://shop/moved" };
  const { length: count } = await namesIn(restored);
  expect(await moveCommand({ ...moved, MEDIA_URL: undefined }, "s3://shop/moved")).toEqual([
    `Copied ${count} files of pictures. Start the shop with MEDIA_URL=s3://shop/moved. The former ones stay where they were.`,
  ]);
  expect(await namesIn(moved)).toEqual(await namesIn(settings));
  rmSync(join(restored.DATA_DIR, "media"), { recursive: true });
  await moveCommand(moved, "media");
  expect(await namesIn(restored)).toEqual(await namesIn(settings));
});

/** How opening the pictures with other settings ends. */
const refused = (change: Readonly<Record<string, string | undefined>>): Promise<string> =>
  openPictureFiles({ ...settings, ...change }).then(
    () => "opened",
    (error: unknown) => String(error),
  );

test("a store that cannot be used ends the start with one line, which names no secret", async () => {
  expect(await refused({ AWS_SECRET_ACCESS_KEY: "wrong secret" })).toMatch(
    /^StartError: The pictures' store 127\.0\.0\.1:\d+\/shop of MEDIA_URL cannot be used \(.*403 \(SignatureDoesNotMatch\)\.\)\.$/,
  );
  expect(await refused({ MEDIA_URL: "s3://missing" })).toMatch(/404 \(NoSuchBucket\)/);
  expect(await refused({ AWS_ENDPOINT_URL: `http://127.0.0.1:${await freePort()}` })).toMatch(
    /cannot be used \(ECONNREFUSED\)\.$/,
  );
  expect(await refused({ AWS_ACCESS_KEY_ID: undefined })).toMatch(/MEDIA_URL needs AWS_ACCESS_KEY_ID/);
  expect(() => readSettings({ MEDIA_URL: "https://bucket" })).toThrow(/MEDIA_URL must be an address such as/);
});

test("without the store cached pictures are served, others and uploads are refused, and nothing names what is not stored", async () => {
  const image = await imageOf("Blue");
  await read(image);
  await server.kill();
  try {
    expect((await read(image)).status).toBe(200);
    expect((await read(image.replace(".webp", "-320.webp"))).status).toBe(503);
    const answer = await addCategory("Red", "#ff0000");
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: "unavailable" }),
    ]);
    expect(await imageOf("Red")).toBe("");
    expect(logged.join("")).toMatch(/fetch failed/);
    expect(logged.join("")).not.toContain("S3RVER");
  } finally {
    await startServer();
  }
  expect((await addCategory("Red", "#ff0000")).status).toBe(200);
  expect((await read(await imageOf("Red"))).status).toBe(200);
});

test("a store that fails at any step of an upload refuses it, and nothing names a picture that is not stored", async () => {
  const background = "#aa5500";
  for (let passed = 0; passed < 8; passed += 1) {
    let count = 0;
    gate.guard(({ socket }) => {
      count += 1;
      if (count > passed) socket.destroy();
      return count > passed;
    });
    const answer = await addCategory("Brown", background);
    expect([passed, answer.status, await answer.json()]).toEqual([
      passed,
      503,
      expect.objectContaining({ code: "unavailable" }),
    ]);
    expect(await imageOf("Brown")).toBe("");
  }
  gate.guard();
  expect((await addCategory("Brown", background)).status).toBe(200);
  const image = await imageOf("Brown");
  for (const suffix of [".webp", "-320.webp", "-640.avif"]) {
    expect((await read(image.replace(".webp", suffix))).status).toBe(200);
  }
});

test("a request that the store cannot carry out at once is repeated", async () => {
  let failed = 0;
  gate.guard((_, response) => {
    if (failed === 2) return false;
    failed += 1;
    response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
    return true;
  });
  expect((await addCategory("Grey", "#777777")).status).toBe(200);
  expect(failed).toBe(2);
});

test("a name that the bucket does not have is asked for once", async () => {
  const asked: string[] = [];
  gate.guard(({ url = "" }) => {
    asked.push(url);
    return false;
  });
  for (let times = 0; times < 3; times += 1) {
    expect((await read("/media/11111111111111111111111111111111-320.webp")).status).toBe(404);
  }
  expect(asked).toHaveLength(1);
});

test("a store that is too slow, before or within an answer, counts as one that cannot be reached", async () => {
  const image = await imageOf("Brown");
  const missing = image.replace(".webp", "-640.webp");
  setFlagsFromString("--expose-gc");
  // What a limit hangs on may be garbage meanwhile.
  const collecting = setInterval(() => void runInNewContext("gc()"), 1000);
  onTestFinished(() => clearInterval(collecting));
  const start = performance.now();
  gate.guard(() => true);
  expect((await read(missing)).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(8000);
  gate.guard((_, response) => {
    response.writeHead(200, { "content-length": "1000" }).write("the first bytes");
    return true;
  });
  expect((await read(missing)).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(16_000);
  gate.guard((_, response) => {
    response.writeHead(200, { "content-length": "1000" }).write("the first bytes", () => response.destroy());
    return true;
  });
  expect((await read(missing)).status).toBe(503);
  gate.guard();
  const response = await read(missing);
  expect([
    response.status,
    (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format,
  ]).toEqual([200, "webp"]);
});

test("parts and heads of a picture are answered, also after somebody has emptied the folder of copies", async () => {
  const image = await imageOf("Brown");
  await read(image);
  rmSync(join(settings.DATA_DIR, "media-cache"), { recursive: true });
  const head = await callerOf(shop).request(image, { method: "HEAD" });
  expect([head.status, Number(head.headers.get("content-length")) > 0]).toEqual([200, true]);
  const part = await callerOf(shop).request(image, { headers: { range: "bytes=0-3" } });
  expect([part.status, await part.text()]).toEqual([206, "RIFF"]);
});

/** A file in a list of the store. */
const content = (name: string): string =>
  `<Contents><Key>shop/${name}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`;

test("a bucket of many files is listed page by page", async () => {
  const asked: (string | null)[] = [];
  const pages = createServer(({ url = "" }, response) => {
    const token = new URL(url, "http://store").searchParams.get("continuation-token");
    asked.push(token);
    const next = token === null ? "<NextContinuationToken>a&amp;b</NextContinuationToken>" : "";
    response.end(
      `<ListBucketResult>${content(token === null ? "a.webp" : "b.webp")}${next}</ListBucketResult>`,
    );
  }).listen(0, "127.0.0.1");
  await once(pages, "listening");
  const address = pages.address();
  const at = typeof address === "object" && address ? address.port : 0;
  const place = { ...settings, MEDIA_URL: "s3://bucket/shop", AWS_ENDPOINT_URL: `http://127.0.0.1:${at}` };
  expect(await namesIn(place)).toEqual(["a.webp", "b.webp"]);
  expect(asked).toEqual([null, null, "a&b"]);
  pages.close();
});
