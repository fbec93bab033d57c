import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { FirstStepName } from "@shop/contract/first-steps/first-steps.ts";
import { defaultSettings, type ShopSettings } from "@shop/domain/site/shop-settings.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { beforeAll, expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { sendForm } from "../support/forms.ts";
import { keptShop } from "../support/kept-shop.ts";
import { pictureFileOf } from "../support/pictures.ts";
import { setSettings } from "../support/set-settings.ts";
import { openTestApi, type TestApi, type TestApiOptions } from "../support/test-api.ts";

const { readFirstSteps, dismissFirstSteps, createCategory, createBrand, createSlide } = endpoints;

const [product] = catalogue.products;
if (!product) throw new Error("The demonstration lacks products.");
const shop = keptShop(catalogue, { slides });
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});

const done = async (): Promise<FirstStepName[]> =>
  (await call(api, readFirstSteps, { headers })).steps.filter((one) => one.done).map(({ step }) => step);

test("D-131 a new shop with the demonstration has everything to do, in an order that works", async () => {
  const { steps, dismissed } = await call(api, readFirstSteps, { headers });
  expect(dismissed).toBe(false);
  expect(steps.map(({ step }) => step)).toEqual([
    "shop",
    "branches",
    "delivery",
    "payments",
    "about",
    "demonstration",
    "category",
    "product",
    "brands",
    "slides",
    "mails",
    "live",
  ]);
  expect(await done()).toEqual([]);
});

test("D-131 settings count once they are no longer those of the demonstration", async () => {
  const { shop: identity } = defaultSettings;
  await setSettings(api, { shop: { ...identity, name: { en: "Own shop", ar: "متجري" } } });
  expect(await done()).not.toContain("shop");
  const own = { ...identity, name: { en: "Own shop", ar: "متجري" }, phone: "+20 111 111 1111" };
  await setSettings(api, { shop: own });
  expect(await done()).toContain("shop");
  await setSettings(api, { shop: own, branches: defaultSettings.branches.slice(0, 1) });
  expect(await done()).toEqual(["shop", "branches"]);
  await setSettings(api, {
    delivery: { ...defaultSettings.delivery, free_from: "9999.00" },
    payments: {
      ...defaultSettings.payments,
      transfer: { ...defaultSettings.payments.transfer, offered: true },
    },
  });
  expect(await done()).toEqual(["delivery", "payments"]);
  // A shop that takes cash alone.
  await setSettings(api, {
    info: { ...defaultSettings.info, payment: { en: "Cash on delivery.", ar: "الدفع عند الاستلام." } },
  });
  expect(await done()).toEqual(["payments"]);
  await setSettings(api, {
    about: { ...defaultSettings.about, who_we_are: { en: "Own text", ar: "نصنا" } },
  });
  expect(await done()).toEqual(["about"]);
  await setSettings(api, { orders_mail: "orders@shop.test" });
  expect(await done()).toEqual(["mails"]);
});

test("D-131 what is right as it is counts once its section is saved, and stays so after later changes", async () => {
  const { settings, version } = await call(api, endpoints.readSettings, { headers });
  const save = (body: BodyOf<typeof endpoints.changeSettings>) =>
    call(api, endpoints.changeSettings, { headers, body });
  expect((await save({ version, payments: settings.payments, methods: settings.methods })).status).toBe(
    false,
  );
  expect(await done()).toEqual(["payments"]);
  expect((await save({ version, delivery: settings.delivery, branches: settings.branches })).status).toBe(
    false,
  );
  expect(await done()).toEqual(["branches", "delivery", "payments"]);
  const { stored } = await save({ version, low_stock_at: 7 });
  expect(stored.version).toBe(version + 1);
  expect(await done()).toEqual(["branches", "delivery", "payments"]);
  expect(stored.settings).not.toHaveProperty("confirmed");
  // An invented company's text is not confirmed.
  await save({ version: version + 1, about: settings.about });
  expect(await done()).not.toContain("about");
});

test("D-131 content counts once it is the shop's own: new, or the demonstration's that was changed", async () => {
  await sendForm(api, createCategory, headers, { name: "Own category" });
  expect(await done()).toContain("category");
  await sendForm(api, createBrand, headers, { name: "Own brand" });
  await sendForm(api, createSlide, headers, { image: await pictureFileOf("own.png", { format: "png" }) });
  const { id, name, price, amount, sub_category_id } = product;
  await call(api, endpoints.updateProduct, {
    headers,
    params: { id },
    body: { id, name, price, amount, sub_category_id, description: "Own text" },
  });
  expect(await done()).toEqual(["category", "product", "brands", "slides"]);
});

test("D-131 the removal of the demonstration is done once no product and no slide of it is left", async () => {
  const { fingerprint } = await call(api, endpoints.readDemonstration, { headers });
  await call(api, endpoints.removeDemonstration, { headers, body: { fingerprint } });
  expect(await done()).toEqual(["demonstration"]);
});

test("D-131 each owner dismisses the steps alone, and brings them back", async () => {
  const other = await signInAdmin(api, { email: "other@shop.example", password: "open the window" });
  const isDismissed = async (as: Readonly<Record<string, string>>) =>
    (await call(api, readFirstSteps, { headers: as })).dismissed;
  await call(api, dismissFirstSteps, { headers, body: { dismissed: true } });
  expect([await isDismissed(headers), await isDismissed(other)]).toEqual([true, false]);
  await call(api, dismissFirstSteps, { headers, body: { dismissed: false } });
  expect(await isDismissed(headers)).toBe(false);
});

test("D-131 staff neither read nor dismiss the steps", async () => {
  const staff = await signInAdmin(api, { email: "staff@shop.example", password: "open the drawer" }, "staff");
  expect(await refused(api, readFirstSteps, { headers: staff })).toMatchObject({ status: 403 });
  expect(await refused(api, dismissFirstSteps, { headers: staff, body: { dismissed: true } })).toMatchObject({
    status: 403,
  });
});

/** The steps of a shop of its own. */
async function stepsOf(options: TestApiOptions, settings: Partial<ShopSettings> = {}) {
  const empty = await openTestApi(aCatalogue({ categories: [], subCategories: [], products: [] }), options);
  try {
    await setSettings(empty, settings);
    return (await call(empty, readFirstSteps, { headers: await signInAdmin(empty) })).steps;
  } finally {
    await empty.close();
  }
}

test("D-131 an empty shop has the same steps without the demonstration; it is live with an address, and has mails with a server", async () => {
  const steps = await stepsOf({ publicUrl: "https://shop.example", hasMailServer: false });
  expect(steps.map(({ step }) => step)).not.toContain("demonstration");
  expect(steps.filter((one) => one.done).map(({ step }) => step)).toEqual(["live"]);
});

test.each([
  ["orders@nilometer.example", []],
  ["orders@shop.test", ["mails"]],
])("D-131 mails that %s sends are done: %j", async (mailSender, names) => {
  const steps = await stepsOf({ mailSender }, { orders_mail: "orders@shop.test" });
  expect(steps.filter((one) => one.done).map(({ step }) => step)).toEqual(names);
});
