import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endpoints } from "@shop/contract/endpoints.ts";
import { storedFile } from "@shop/domain/pictures/pictures.ts";
import pino from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { backupCommand, moveCommand, restoreCommand } from "../src/backup/commands.ts";
import { openPictureFiles } from "../src/modules/media/open-pictures.ts";
import { openPictureStore } from "../src/modules/media/picture-store.ts";
import { openShopApi, type ShopApi } from "../src/open-shop-api.ts";
import { readSettings, type Settings } from "../src/settings.ts";
import { type Child, runChild } from "./children/run-child.ts";
import { cookieOf } from "./support/admins.ts";
import { call } from "./support/calls.ts";
import { sendForm } from "./support/forms.ts";
import { pictureFileOf } from "./support/pictures.ts";
import { createShopSettings } from "./support/test-database.ts";

vi.setConfig({ testTimeout: 60_000 });

const logger = pino({ level: "silent" });
const admin = { email: "owner@shop.example", password: "open the shop" };
const folder = mkdtempSync(join(tmpdir(), "shop-s3-"));
const bucket = join(folder, "bucket");
mkdirSync(bucket);

let server: Child;
let port = "0";
let settings: Settings;
let shop: ShopApi;
let headers: { readonly cookie: string };

async function startServer(): Promise<void> {
  server = runChild("s3-server.ts", bucket, port);
  await server.printed(1);
  port = server.lines[0] ?? "";
}

const bucketSettings = () => ({
  MEDIA_URL: "s3://shop/pictures",
  AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
  AWS_ACCESS_KEY_ID: "S3RVER",
  AWS_SECRET_ACCESS_KEY: "S3RVER",
});

const callerOf = ({ app }: ShopApi) => ({
  request: async (address: string, init?: RequestInit) => app.request(address, init),
});

beforeAll(async () => {
  await startServer();
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
}, 60_000);
afterAll(async () => {
  await shop.close();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const pictureOf = (background: string) => pictureFileOf("x.jpg", { width: 400, height: 300, background });

const addCategory = async (name: string, background: string): Promise<Response> =>
  sendForm(callerOf(shop), endpoints.createCategory, headers, { name, image: await pictureOf(background) });

async function imageOf(name: string): Promise<string> {
  const { data } = await call(callerOf(shop), endpoints.listCategories, {});
  return data.find((one) => one.name === name)?.image ?? "";
}

const read = (address: string): Promise<Response> => callerOf(shop).request(address);
const cached = (): string[] => readdirSync(join(settings.DATA_DIR, "media-cache"));

async function namesIn(place: Settings): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of (await openPictureFiles(place)).list()) names.push(name);
  return names.toSorted((a, b) => (a < b ? -1 : 1));
}

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

test("two nodes store the same picture once", async () => {
  const stores = await Promise.all(
    ["one", "two"].map(async (node) =>
      openPictureStore(await openPictureFiles(settings), join(folder, node, "incoming")),
    ),
  );
  const before = await namesIn(settings);
  const file = join(folder, "same.png");
  await sharp({ create: { width: 20, height: 20, channels: 3, background: "#00ff00" } })
    .png()
    .toFile(file);
  const stored = await Promise.all(stores.map((store) => store.store(file)));
  expect(stored[0]).toEqual(stored[1]);
  expect(await namesIn(settings)).toHaveLength(before.length + 7);
  for (const store of stores) store.close();
});

test("a picture that nothing names is deleted after a day, and not before", async () => {
  const files = await openPictureFiles(settings);
  const store = openPictureStore(files, join(folder, "cleaner"));
  const before = await namesIn(settings);
  expect(await store.removeUnused(() => false)).toBe(0);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 60 * 60 * 1000 });
  try {
    const used = storedFile(await imageOf("Blue")).slice(0, 32);
    expect(await store.removeUnused((key) => key === used)).toBe(before.length - 7);
  } finally {
    vi.useRealTimers();
  }
  expect(await namesIn(settings)).toHaveLength(7);
  store.close();
});

test("a backup of a bucket is restored into a folder, and pictures move between both", async () => {
  const file = join(folder, "shop.zip");
  await backupCommand(settings, file);
  const place = readSettings(await createShopSettings(join(folder, "restored"), {}));
  rmSync(join(folder, "restored/pglite"), { recursive: true, force: true });
  await restoreCommand(place, file);
  expect(await namesIn(place)).toEqual(await namesIn(settings));

  const other = { ...place, ...bucketSettings(), MEDIA_URL: "s3://shop/moved" };
  const { MEDIA_URL: _, ...fromFolder } = other;
  expect(await moveCommand({ ...fromFolder, MEDIA_URL: undefined }, "s3://shop/moved")).toEqual([
    "Copied 7 files of pictures. Start the shop with MEDIA_URL=s3://shop/moved. The former ones stay where they were.",
  ]);
  expect(await namesIn(other)).toEqual(await namesIn(settings));
  rmSync(join(place.DATA_DIR, "media"), { recursive: true });
  await moveCommand(other, "media");
  expect(await namesIn(place)).toEqual(await namesIn(settings));
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
  expect(await refused({ AWS_ENDPOINT_URL: "http://127.0.0.1:1" })).toMatch(/cannot be used \(fetch failed/);
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
  } finally {
    await startServer();
  }
  expect((await addCategory("Red", "#ff0000")).status).toBe(200);
  expect((await read(await imageOf("Red"))).status).toBe(200);
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
