import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { endpoints } from "@shop/contract/endpoints.ts";
import { cartShareAddress, productShareAddress } from "@shop/domain/site/share-pictures.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import sharp, { type Region } from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { call } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";

const pictured = catalogue.products.find(({ images }) => images.length > 0);
if (!pictured) throw new Error("No product of the demonstration has a picture.");

const LONG = "Digital storage oscilloscope with four channels <&> 50 MHz and serial decoding ".repeat(6);

const shop = keptShop(
  aCatalogue({
    products: [
      aProduct({ id: 1, images: pictured.images }),
      aProduct({ id: 2, name: LONG, name_ar: "راسم إشارة رقمي ".repeat(30), price: "0.00", amount: 0 }),
      aProduct({ id: 3, images: [{ id: 9, product_id: 3, image: "https://elsewhere.example/a.png" }] }),
      aProduct({ id: 4, visibility: "draft" }),
    ],
  }),
);

const ask = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  shop().api.request(address, { headers }, "203.0.113.60");

/** The picture of a product, which is one of the size that networks ask for. */
async function pictureOf(address: string): Promise<Buffer> {
  const response = await ask(address);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  // Chats leave out larger ones.
  expect(bytes.length).toBeLessThan(300_000);
  return bytes;
}

/** The mean of the red, green and blue of a part of a picture. */
async function meanOf(picture: Buffer, part: Region): Promise<number[]> {
  // Statistics are those of the whole input: the part becomes one.
  const { data } = await sharp(picture).extract(part).png().toBuffer({ resolveWithObject: true });
  return (await sharp(data).stats()).channels.map(({ mean }) => Math.round(mean));
}

/** How far two means are from each other, by the channel in which they are farthest. */
const far = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

const RIGHT = { left: 640, top: 70, width: 500, height: 490 };
const LEFT = { left: 60, top: 70, width: 500, height: 490 };

describe("pictures for links", () => {
  test("D-161 a product has one in each language, which runs as the language does", async () => {
    const english = await pictureOf(productShareAddress(1, "en", "a"));
    const arabic = await pictureOf(productShareAddress(1, "ar", "a"));
    expect(far(await meanOf(english, RIGHT), await meanOf(arabic, LEFT))).toBeLessThan(12);
    expect(far(await meanOf(english, RIGHT), await meanOf(english, LEFT))).toBeGreaterThan(12);
  });

  test("D-161 one without a picture, one whose picture is on another host, and one of long names without a price has one, too", async () => {
    for (const id of [2, 3])
      for (const locale of ["en", "ar"] as const)
        // oxlint-disable-next-line no-await-in-loop -- a sender makes few at once
        expect((await pictureOf(productShareAddress(id, locale, "a"))).length).toBeGreaterThan(10_000);
  });

  test("D-161 it is made once, answered with 304 to those who have it, and made anew when the product has changed", async () => {
    const address = productShareAddress(1, "en", "a");
    const first = await ask(address);
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, max-age=86400");
    expect((await ask(address, { "if-none-match": etag })).status).toBe(304);
    const { name, amount, sub_category_id, description, version } = await call(
      shop().api,
      endpoints.readAdminProduct,
      { headers: shop().headers, params: { id: 1 } },
    );
    await call(shop().api, endpoints.updateProduct, {
      headers: shop().headers,
      params: { id: 1 },
      body: { name, amount, sub_category_id, description, version, price: "987.65" },
    });
    const changed = await ask(address, { "if-none-match": etag });
    expect([changed.status, changed.headers.get("etag") === etag]).toEqual([200, false]);
  });

  test("D-161 a shared cart has one; what shoppers do not see has none", async () => {
    const { token } = await call(shop().api, endpoints.createSharedCart, {
      body: {
        lines: [
          { id: 1, qty: 2 },
          { id: 2, qty: 1 },
        ],
      },
    });
    await pictureOf(cartShareAddress(token, "ar", "a"));
    for (const address of [
      productShareAddress(4, "en", "a"),
      productShareAddress(999, "en", "a"),
      cartShareAddress("nonsense", "en", "a"),
      "/share/product-1.fr.jpg",
      "/share/product-0.en.jpg",
      "/share/..%2fsecret",
    ])
      expect((await ask(address)).status).toBe(404);
  });

  test("D-161 its letters come from the fonts of the shop, and Arabic ones are joined, where the machine has no fonts", async () => {
    const folder = await mkdtemp(join(tmpdir(), "no-fonts-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const none = join(folder, "fonts.conf");
    await writeFile(none, '<?xml version="1.0"?><fontconfig></fontconfig>');
    const script = `
      const { textLayer } = await import(${JSON.stringify(new URL("../../src/modules/share-pictures/share-text.ts", import.meta.url).href)});
      const style = { locale: "ar", size: 50, weight: 700, color: "#000", width: 900, maxLines: 1 };
      const widthOf = async (text) => (await textLayer(text, style)).width;
      console.log(JSON.stringify([await widthOf("بببببب"), await widthOf("ب\\u200Cب\\u200Cب\\u200Cب\\u200Cب\\u200Cب"), await widthOf("Carbon 4.7 kΩ")]));
    `;
    const widths = async (env: NodeJS.ProcessEnv): Promise<unknown> => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ["--input-type=module", "--eval", script],
        { env: { ...process.env, ...env } },
      );
      return JSON.parse(stdout);
    };
    const found = await widths({ FONTCONFIG_FILE: none });
    expect(found).toEqual(await widths({}));
    const [joined = 0, apart = 0] = Array.isArray(found) ? found.map(Number) : [];
    expect(apart).toBeGreaterThan(joined * 1.5);
  });
});
