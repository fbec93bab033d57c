import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";

import { call, refused } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";
import type { TestApi } from "../support/test-api.ts";

const { changeSettings, readShop, readAbout, readInfo } = endpoints;
const { readDelivery, readPayments, readOverview } = endpoints;

const { shop: identity, branches, info, payments } = defaultSettings;
const [cairo] = branches;
if (!cairo) throw new Error("The default settings lack a branch.");
const withoutText = { en: "", ar: "" };
const zone = {
  name: { en: "Cairo", ar: "القاهرة" },
  governorates: ["EG-C"],
  cost: "45",
  days_from: 2,
  days_to: 5,
};

const hours = (day: string, opens: string, closes: string) => ({ day, opens, closes });

const shop = keptShop(catalogue);
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});

type Settings = Readonly<Record<string, unknown>>;

const sendChange = async (settings: Settings, version = 0): Promise<unknown> => {
  const body = JSON.stringify({ version, ...settings });
  const type = { "content-type": "application/json" };
  const init = { method: "POST", headers: { ...headers, ...type }, body };
  return (await api.request(addressOf(changeSettings), init)).json();
};
const change = async (settings: Settings, version?: number) =>
  v.parse(changeSettings.answer, await sendChange(settings, version));
/** What is wrong with settings, by their paths. */
const faultsOf = async (settings: Settings) => v.parse(apiErrorSchema, await sendChange(settings)).errors;

test("ABOUT-2 the shop's identity, branches and company text are the defaults until they are changed", async () => {
  const { data } = await call(api, readShop);
  expect(data).toMatchObject({ name: identity.name, phone: identity.phone });
  const about = await call(api, readAbout);
  expect(about).toMatchObject({ branches, about: defaultSettings.about });
  expect(about.brands.map(({ name }) => name)).toEqual(["Galvora", "Kelvra", "Metrivo", "Ohmwright"]);
});

test("D-23 D-130 a section is changed alone and seen by shoppers; what is stored already is no change", async () => {
  const phone = "+20 100 999 9999";
  const { status, stored } = await change({ shop: { ...identity, phone }, branches: [cairo] });
  expect([status, stored.version]).toEqual([true, 1]);
  expect(stored.settings).toEqual({ ...defaultSettings, shop: { ...identity, phone }, branches: [cairo] });
  expect((await call(api, readShop)).data.phone).toBe(phone);
  expect((await call(api, readAbout)).branches).toHaveLength(1);

  const second = await change({ low_stock_at: 7 }, 1);
  expect(second.stored).toMatchObject({ version: 2, settings: { ...stored.settings, low_stock_at: 7 } });
  for (const same of [{}, { low_stock_at: 7 }])
    expect(await change(same, 2)).toEqual({ status: false, stored: second.stored });
});

test("D-23 D-109 contacts, hours and amounts are taken as people write them", async () => {
  const { stored } = await change({
    shop: { ...identity, phone: "١٩٩٩٩", chat_number: "010 1234 5678" },
    branches: [
      {
        ...cairo,
        phone: "\u202A+20 100 000 0000\u202C",
        landline: "02 2345 6789/90",
        hours: [
          hours("sat", "10:00", "14:00"),
          hours("sat", "16:00", "02:00"),
          hours("sun", "10:00", "24:00"),
        ],
      },
    ],
    delivery: { zones: [{ ...zone, cost: "٤٥٫٥", days_from: 0, days_to: 1 }], free_from: "1,500" },
  });
  expect(stored.settings).toMatchObject({
    shop: { phone: "19999", chat_number: "201012345678" },
    branches: [
      {
        phone: "+20 100 000 0000",
        landline: "02 2345 6789/90",
        hours: [{}, { closes: "02:00" }, { closes: "00:00" }],
      },
    ],
    delivery: { zones: [{ cost: "45.50", days_from: 0 }], free_from: "1500.00" },
  });
});

test("D-23 faults of the settings are reported by their fields", async () => {
  expect(
    await faultsOf({
      shop: { ...identity, name: { en: " ", ar: identity.name.ar }, mail: "orders", chat_number: "chat" },
      branches: [{ ...cairo, map: "javascript:alert(1)", hours: [hours("sat", "20:00", "10:00")] }],
      low_stock_at: -1,
    }),
  ).toEqual({
    "shop.name.en": "required",
    "shop.mail": "bad_email",
    "shop.chat_number": "bad_phone",
    "branches.0.map": "bad_link",
    "branches.0.hours.0.closes": "too_small",
    low_stock_at: "too_small",
  });
  const overlapping = [hours("fri", "16:00", "03:00"), hours("sat", "02:00", "10:00")];
  expect(await faultsOf({ branches: [{ ...cairo, hours: overlapping }] })).toEqual({
    "branches.0.hours": "hours_overlap",
  });
});

test("D-99 a page on how the shop sells has its text; one without any is left out, an unknown one refused", async () => {
  const read = { params: { page: "terms" } };
  expect((await call(api, readInfo, read)).text).toEqual(info.terms);
  await change({ info: { ...info, terms: withoutText } });
  const { info_pages: pages } = await call(api, readShop);
  expect(pages).toHaveLength(5);
  expect(pages).not.toContain("terms");
  expect(await refused(api, readInfo, read)).toMatchObject({ status: 404, code: "not_found" });
  expect(await refused(api, readInfo, { params: { page: "nothing" } })).toMatchObject({
    status: 400,
    code: "bad_id",
  });
});

test("D-109 shoppers read what delivery costs, also in short and without a text about it, as long as there are zones", async () => {
  const page = { params: { page: "delivery" } };
  await change({ info: { ...info, delivery: withoutText } });
  expect(await call(api, readDelivery)).toMatchObject({
    zones: defaultSettings.delivery.zones,
    free_from: "2000.00",
    pick_up: true,
  });
  expect((await call(api, readShop)).delivery).toEqual({
    from: "45.00",
    free_from: "2000.00",
    pick_up: true,
  });
  expect((await call(api, readInfo, page)).text).toEqual(withoutText);

  const { stored } = await change({ branches: [], delivery: { zones: [], free_from: "" } }, 1);
  expect(stored.settings.delivery.free_from).toBeNull();
  expect(await call(api, readDelivery)).toMatchObject({ zones: [], pick_up: false });
  const { delivery, info_pages: pages } = await call(api, readShop);
  expect(delivery).toBeNull();
  expect(pages).not.toContain("delivery");
  expect(await refused(api, readInfo, page)).toMatchObject({ status: 404, code: "not_found" });
});

test("D-109 D-29 faults of zones are reported by their fields", async () => {
  const zones = [
    { ...zone, name: { en: " ", ar: "القاهرة" }, cost: "-1" },
    { ...zone, governorates: ["EG-GZ"], days_from: 5, days_to: 2 },
    { ...zone, governorates: [], days_from: "-1", days_to: 91 },
  ];
  expect(await faultsOf({ delivery: { zones, free_from: "0" } })).toEqual({
    "delivery.zones.0.name.en": "required",
    "delivery.zones.0.cost": "bad_price",
    "delivery.zones.1.days_to": "too_small",
    "delivery.zones.2.governorates": "required",
    "delivery.zones.2.days_from": "too_small",
    "delivery.zones.2.days_to": "too_large",
    "delivery.free_from": "too_small",
  });
  const overlapping = [zone, { ...zone, governorates: ["EG-GZ", "EG-C"] }];
  expect(await faultsOf({ delivery: { zones: overlapping, free_from: null } })).toEqual({
    "delivery.zones.1.governorates": "governorate_taken",
  });
});

test("D-121 shoppers read the options of payment that the owner offers", async () => {
  const { stored } = await change({
    payments: {
      ...payments,
      cash_at_branch: { ...payments.cash_at_branch, offered: false },
      wallet: {
        offered: true,
        text: { en: "Soon", ar: "" },
        accounts: [{ label: "Example Cash", number: "٠١٠١٢٣٤٥٦٧٨" }],
      },
    },
  });
  expect(stored.settings.payments.wallet.accounts[0]?.number).toBe("01012345678");
  expect((await call(api, readPayments)).options).toMatchObject([
    { option: "cash_on_delivery" },
    { option: "wallet", text: { en: "Soon" } },
  ]);
});

test("D-121 D-29 faults of payment options are reported by their fields", async () => {
  const cash = { ...payments.cash_on_delivery, fee: "-1", deposit_from: "0", deposit_percent: "101" };
  const transfer = {
    offered: true,
    text: { en: "x".repeat(501), ar: "" },
    accounts: [{ label: "", number: "<b>" }],
  };
  expect(await faultsOf({ payments: { ...payments, cash_on_delivery: cash, transfer } })).toEqual({
    "payments.cash_on_delivery.fee": "bad_price",
    "payments.cash_on_delivery.deposit_from": "too_small",
    "payments.cash_on_delivery.deposit_percent": "too_large",
    "payments.transfer.text.en": "too_long",
    "payments.transfer.accounts.0.label": "required",
    "payments.transfer.accounts.0.number": "bad_value",
  });
  const instapay = { offered: true, text: { en: "Soon", ar: "" }, accounts: [] };
  expect(await faultsOf({ payments: { ...payments, instapay } })).toEqual({
    "payments.instapay.accounts": "required",
  });
});

test("D-11 D-23 the limit of low stock is that of the settings", async () => {
  await change({ low_stock_at: 0 });
  const none = (await call(api, readOverview, { headers })).low_stock;
  expect(none.lowest.filter(({ amount }) => amount > 0)).toEqual([]);
  await change({ low_stock_at: 10_000 }, 1);
  expect((await call(api, readOverview, { headers })).low_stock.products).toBeGreaterThan(100);
});
