import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { ProductImport } from "@shop/contract/imports/product-import.ts";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { cookieOf } from "../support/admins.ts";
import { call } from "../support/calls.ts";
import { childShops } from "../support/child-shop.ts";
import { sendForm } from "../support/forms.ts";
import { pictureFileOf } from "../support/pictures.ts";
import { createShopSettings } from "../support/test-database.ts";
import { zipOf } from "../support/zip-files.ts";

const LINES = 900;
const STEP_MS = 60_000;
const admin = { email: "owner@shop.example", password: "open the shop" };
const folder = mkdtempSync(join(tmpdir(), "shop-import-"));
const shops = childShops();
let settings: Record<string, string>;

beforeAll(async () => {
  settings = await createShopSettings(folder, {
    SEED: "none",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
});
afterAll(async () => {
  await shops.killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** A shop with a signed-in administrator. */
async function startShop() {
  const shop = await shops.start(settings);
  return { ...shop, headers: { cookie: await cookieOf(shop, admin) } };
}

type Shop = Awaited<ReturnType<typeof startShop>>;

const stateOf = (shop: Shop, id: number): Promise<ProductImport> =>
  call(shop, endpoints.readImport, { headers: shop.headers, params: { id } });

const reaches = (shop: Shop, id: number, state: ProductImport["state"]): Promise<void> =>
  vi.waitFor(async () => expect((await stateOf(shop, id)).state).toBe(state), {
    timeout: 30_000,
    interval: 50,
  });

async function countProducts(shop: Shop): Promise<number> {
  const response = await shop.request(addressOf(endpoints.listProducts));
  return v.parse(v.array(v.unknown()), await response.json()).length;
}

/** An import with a ZIP whose pictures are being converted. */
async function startPictures(shop: Shop): Promise<number> {
  const uploaded = await sendForm(shop, endpoints.createImport, shop.headers, {
    file: new File(["Name,Pictures\nPart 0,0.jpg"], "pictures.csv"),
  });
  const { id } = v.parse(endpoints.createImport.answer, await uploaded.json()).import;
  await reaches(shop, id, "uploaded");
  const shades = Array.from({ length: 20 }, (_, index) => `#0${index.toString(16).padStart(2, "0")}`);
  const files = await Promise.all(
    shades.map(async (background, index) => {
      const file = await pictureFileOf("x.jpg", { width: 1200, height: 900, background });
      return [`${index}.jpg`, new Uint8Array(await file.arrayBuffer())] as const;
    }),
  );
  const file = new File([await zipOf(Object.fromEntries(files))], "pictures.zip");
  await sendForm(shop, endpoints.uploadImportPictures, shop.headers, { file }, { id });
  await vi.waitFor(async () => expect((await stateOf(shop, id)).done).toBeGreaterThan(0), {
    timeout: 30_000,
    interval: 20,
  });
  return id;
}

/** Uploads and checks a sheet of new products whose descriptions hold a word. */
async function checkSheet(shop: Shop, word: string): Promise<number> {
  const rows = Array.from(
    { length: LINES },
    (_, index) => `Part ${index} ${word},P-${word}-${index},1.50,Parts,Things,A description of part ${index}`,
  );
  const sheet = ["Name,Part number,Price,Category,Sub category,Description", ...rows].join("\n");
  const response = await sendForm(shop, endpoints.createImport, shop.headers, {
    file: new File([sheet], "parts.csv"),
  });
  const { id } = v.parse(endpoints.createImport.answer, await response.json()).import;
  await reaches(shop, id, "uploaded");
  const { columns } = await stateOf(shop, id);
  const body = { fields: columns.map(({ field }) => field), decimal: "point", create_groups: true } as const;
  await call(shop, endpoints.checkImport, { headers: shop.headers, params: { id }, body });
  await reaches(shop, id, "checked");
  return id;
}

/** Starts the application of an import, and kills the shop once a share of its work is done. */
async function killWhileApplying(shop: Shop, id: number, share: number): Promise<void> {
  await call(shop, endpoints.applyImport, { headers: shop.headers, params: { id } });
  await vi.waitFor(async () => expect((await stateOf(shop, id)).done).toBeGreaterThanOrEqual(LINES * share), {
    timeout: STEP_MS,
    interval: 5,
  });
  expect((await stateOf(shop, id)).state).toBe("applying");
  await shop.kill();
}

const countFound = async (shop: Shop, query: string): Promise<number> =>
  (await call(shop, endpoints.searchProducts, { query: { query, limit: 1 } })).totalCount;

test("D-32 kill -9 while an import is compared and pictures are converted changes nothing, and both can be started again", async () => {
  const first = await startShop();
  const id = await checkSheet(first, "early");
  const withPictures = await startPictures(first);
  await call(first, endpoints.applyImport, { headers: first.headers, params: { id } });
  await first.kill();

  const second = await startShop();
  expect(await stateOf(second, withPictures)).toMatchObject({
    state: "uploaded",
    fault: "interrupted",
    pictures: null,
  });
  await vi.waitFor(async () => expect((await stateOf(second, id)).state).toMatch(/^(checked|applied)$/), {
    timeout: STEP_MS,
    interval: 50,
  });
  const found = await stateOf(second, id);
  expect(await countProducts(second)).toBe(found.state === "applied" ? LINES : 0);
  expect(found.fault).toBe(found.state === "applied" ? null : "interrupted");
  if (found.state === "checked") {
    await call(second, endpoints.applyImport, { headers: second.headers, params: { id } });
    await reaches(second, id, "applied");
  }
  expect(await countProducts(second)).toBe(LINES);
  await call(second, endpoints.undoImport, { headers: second.headers, params: { id } });
  await reaches(second, id, "undone");
  expect(await countProducts(second)).toBe(0);
  await second.kill();
});

test("D-32 an import, or its undo, that kill -9 ends after its first change is completed by the next start", async () => {
  const first = await startShop();
  const id = await checkSheet(first, "middle");
  await killWhileApplying(first, id, 0.2);

  const second = await startShop();
  const { can_stop: canStop } = await stateOf(second, id);
  expect(canStop).toBe(false);
  await reaches(second, id, "applied");
  expect(await countProducts(second)).toBe(LINES);
  expect(await countFound(second, "middle")).toBe(LINES);

  await call(second, endpoints.undoImport, { headers: second.headers, params: { id } });
  await vi.waitFor(async () => expect((await stateOf(second, id)).done).toBeGreaterThanOrEqual(LINES * 0.3), {
    timeout: STEP_MS,
    interval: 5,
  });
  await second.kill();
  const third = await startShop();
  await reaches(third, id, "undone");
  expect(await stateOf(third, id)).toMatchObject({ undo: { restored: LINES, kept: 0, removed_groups: 2 } });
  expect(await countProducts(third)).toBe(0);
  await third.kill();
});

test("API-4 after kill -9 late in an import the shop answers at once, and finds all of its products in the end", async () => {
  const first = await startShop();
  const id = await checkSheet(first, "late");
  await killWhileApplying(first, id, 0.9);

  const second = await startShop();
  for (const path of ["/health", "/ready"]) expect((await second.request(path)).status).toBe(200);
  await vi.waitFor(async () => expect(await countFound(second, "late")).toBe(LINES), {
    timeout: STEP_MS,
    interval: 100,
  });
  expect((await stateOf(second, id)).state).toBe("applied");
});
