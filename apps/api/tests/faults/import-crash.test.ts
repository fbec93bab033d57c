import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { ProductImport } from "@shop/contract/entities/product-import.ts";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { cookieOf } from "../support/admins.ts";
import { call } from "../support/calls.ts";
import { childShops } from "../support/child-shop.ts";
import { sendForm } from "../support/forms.ts";
import { pictureFileOf } from "../support/pictures.ts";
import { createShopSettings } from "../support/test-database.ts";
import { zipOf } from "../support/zip-files.ts";

const LINES = 600;
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

test("D-32 kill -9 while an import is applied and pictures are converted leaves all of it or nothing, and it can be started again", async () => {
  const first = await startShop();
  const rows = Array.from(
    { length: LINES },
    (_, index) => `Part ${index},P-${index},1.50,Parts,Things,A description of part ${index}`,
  );
  const sheet = ["Name,Part number,Price,Category,Sub category,Description", ...rows].join("\n");
  const response = await sendForm(first, endpoints.createImport, first.headers, {
    file: new File([sheet], "parts.csv"),
  });
  const { import: uploaded } = v.parse(endpoints.createImport.answer, await response.json());
  const { id } = uploaded;
  await reaches(first, id, "uploaded");
  const { columns } = await stateOf(first, id);
  const body = { fields: columns.map(({ field }) => field), decimal: "point", create_groups: true } as const;
  await call(first, endpoints.checkImport, { headers: first.headers, params: { id }, body });
  await reaches(first, id, "checked");
  const withPictures = await startPictures(first);
  await call(first, endpoints.applyImport, { headers: first.headers, params: { id } });
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  await first.kill();

  const second = await startShop();
  expect(await stateOf(second, withPictures)).toMatchObject({
    state: "uploaded",
    fault: "interrupted",
    pictures: null,
  });
  const found = await stateOf(second, id);
  expect(["checked", "applied"]).toContain(found.state);
  expect(await countProducts(second)).toBe(found.state === "applied" ? LINES : 0);
  expect(found.fault).toBe(found.state === "applied" ? null : "interrupted");
  if (found.state === "checked") {
    await call(second, endpoints.applyImport, { headers: second.headers, params: { id } });
    await reaches(second, id, "applied");
  }
  expect(await countProducts(second)).toBe(LINES);
});
