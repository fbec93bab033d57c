import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";

import { endpoints } from "@shop/contract/endpoints.ts";
import type { StoredSettings } from "@shop/contract/settings/shop.ts";
import { pictureKey } from "@shop/domain/pictures/pictures.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { deleteUnusedPictures } from "../../src/cleanup-job.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { sendForm } from "../support/forms.ts";
import { orderOf, outcomeOf } from "../support/ordering.ts";
import { pictureFileOf } from "../support/pictures.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { storeLogo, readSettings, changeSettings, readShop, listAdminOrders, readInvoice } = endpoints;

const product = aProduct({ id: 1 });

let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
let stored: StoredSettings;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({ products: [product] }));
  headers = await signInAdmin(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  stored = await call(api, readSettings, { headers });
});

const pictureOf = (background: string) => pictureFileOf("logo.png", { format: "png", background });
async function logoOf(background: string): Promise<string> {
  const answer = await sendForm(api, storeLogo, headers, { logo: await pictureOf(background) });
  return v.parse(storeLogo.answer, await answer.json()).logo;
}
const change = (shop: Partial<StoredSettings["settings"]["shop"]>) => ({
  headers,
  body: { version: stored.version, shop: { ...stored.settings.shop, ...shop } },
});

/** Makes the files of a picture older than the day for which unused ones are kept. */
function age(address: string): void {
  const past = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const folder of [api.mediaFolder, join(api.mediaFolder, "originals")]) {
    for (const name of readdirSync(folder)) {
      if (name.startsWith(pictureKey(address) ?? "?")) utimesSync(join(folder, name), past, past);
    }
  }
}

test("D-150 a stored logo is the shop's once the settings name it, and is kept as long as they do", async () => {
  const [logo, other] = [await logoOf("#0c0"), await logoOf("#c00")];
  expect((await call(api, readShop)).data.logo).toBe("");
  // An upload of yesterday that is saved today.
  age(logo);
  age(other);
  await call(api, changeSettings, change({ logo, logo_has_name: true, accent: "#0B3D91" }));
  expect((await call(api, readShop)).data).toMatchObject({ logo, logo_has_name: true, accent: "#0b3d91" });
  age(logo);
  await deleteUnusedPictures(api.database.queries, api.pictures);
  expect((await api.request(logo)).status).toBe(200);
  expect((await api.request(other)).status).toBe(404);

  stored = await call(api, readSettings, { headers });
  await call(api, changeSettings, change({ logo: "" }));
  age(logo);
  await deleteUnusedPictures(api.database.queries, api.pictures);
  expect((await api.request(logo)).status).toBe(404);
});

test("D-150 papers have the logo, with the name beside it unless it holds the name", async () => {
  await outcomeOf(api, orderOf([[product, 1]]));
  const [order] = (await call(api, listAdminOrders, { headers, query: {} })).data;
  const paper = async (): Promise<string> => {
    const answer = await send(api, readInvoice, { headers, params: { id: order?.id ?? 0 } });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer()).toString("latin1");
  };
  expect(await paper()).not.toContain("/Subtype /Image");
  await call(api, changeSettings, change({ logo: await logoOf("#0cc") }));
  expect(await paper()).toContain("/Subtype /Image");
});

test("D-150 a logo has to be a stored picture, and its file one that is taken", async () => {
  for (const logo of [
    "/media/0123456789abcdef0123456789abcdef.webp",
    "https://x.example/a.png",
    "javascript:1",
  ]) {
    expect(await refused(api, changeSettings, change({ logo }))).toMatchObject({
      status: 422,
      code: "invalid",
      errors: { "shop.logo": "not_a_picture" },
    });
  }
  const text = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "logo.png", { type: "image/png" });
  const answer = await sendForm(api, storeLogo, headers, { logo: text });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: { logo: "not_a_picture" } });
  const empty = await sendForm(api, storeLogo, headers, { logo: new File([], "logo.png") });
  expect(await empty.json()).toMatchObject({ errors: { logo: "required" } });
});

test.for([
  ["red", "bad_colour"],
  ["#12345", "bad_colour"],
  ["#fefefe", "too_light"],
] as const)("D-150 the accent %s is refused: %s", async ([accent, reason]) => {
  const answer = await send(api, changeSettings, change({ accent }));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: { "shop.accent": reason } });
});
