import type { Product } from "@shop/contract/products/product.ts";
import { settingsChanges } from "@shop/domain/site/settings-changes.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const { shop, branches } = defaultSettings;
const [cairo] = branches;
if (!cairo) throw new Error("The default settings lack a branch.");

const phone = "+20 100 999 9999";
const many = catalogue.products.find(({ amount }) => amount > 50 && amount < 900);
if (!many) throw new Error("No product has many pieces.");

const orderOf = ({ id, name, price }: Product, qty: number) => ({
  body: {
    cart: [{ id, name, price, image: "", qty }],
    info: { email: "mona@example.com", phone: "01012345678" },
  },
});

const zoneOf = (changes: object = {}) => ({
  name: { en: "Cairo", ar: "القاهرة" },
  governorates: ["EG-C"],
  cost: "45",
  days_from: 2,
  days_to: 5,
  ...changes,
});

const form = (changes: object = {}) => ({
  body: { version: 0, ...defaultSettings, shop: { ...shop, phone }, ...changes },
});
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Cases of the shop's settings; each starts with the defaults. */
export const settingsCases: readonly ConformanceCase[] = [
  {
    name: "ABOUT-2 the shop's identity, branches and company text are the defaults until they are changed",
    step: answers(
      "readShop",
      {},
      {
        holds: ({ data }) => data.phone === shop.phone && same(data.name, shop.name),
        next: () =>
          answers(
            "readAbout",
            {},
            {
              holds: ({ branches: listed, about, brands: sold }) =>
                listed.length === branches.length &&
                listed[0]?.hours.length === cairo.hours.length &&
                same(about.vision, defaultSettings.about.vision) &&
                sold.map(({ name }) => name).join() === "Galvora,Kelvra,Metrivo,Ohmwright",
            },
          ),
      },
    ),
  },
  {
    name: "D-99 pages on how the shop sells have a text, an unknown one has none",
    step: answers(
      "readInfo",
      { params: { page: "delivery" } },
      {
        holds: ({ text }) => same(text, defaultSettings.info.delivery),
        next: () => refuses("readInfo", { params: { page: "nothing" } }, 400, "bad_id"),
      },
    ),
  },
  {
    name: "D-99 a page without any text is left out",
    asAdmin: true,
    step: answers("changeSettings", form({ info: { ...defaultSettings.info, terms: { en: "", ar: "" } } }), {
      holds: ({ stored }) => stored.settings.info.terms.en === "",
      next: () =>
        answers(
          "readShop",
          {},
          {
            holds: ({ info_pages: listed }) => listed.length === 5 && !listed.includes("terms"),
            next: () => refuses("readInfo", { params: { page: "terms" } }, 404, "not_found"),
          },
        ),
    }),
  },
  {
    name: "D-109 shoppers read what delivery costs, and in short with the shop",
    step: answers(
      "readDelivery",
      {},
      {
        holds: ({ zones, free_from, pick_up }) =>
          same(zones, defaultSettings.delivery.zones) && free_from === "2000.00" && pick_up,
        next: () =>
          answers(
            "readShop",
            {},
            {
              holds: ({ delivery }) => same(delivery, { from: "45.00", free_from: "2000.00", pick_up: true }),
            },
          ),
      },
    ),
  },
  {
    name: "D-121 shoppers read how orders can be paid: in cash, until the owner offers more",
    asAdmin: true,
    step: answers(
      "readPayments",
      {},
      {
        holds: ({ options, fee, deposit_from }) =>
          same(
            options.map(({ option }) => option),
            ["cash_on_delivery", "cash_at_branch"],
          ) &&
          fee === "0.00" &&
          deposit_from === null,
        next: () =>
          answers(
            "changeSettings",
            form({
              payments: {
                ...defaultSettings.payments,
                cash_at_branch: { ...defaultSettings.payments.cash_at_branch, offered: false },
                wallet: {
                  offered: true,
                  text: { en: "Soon", ar: "" },
                  accounts: [{ label: "Example Cash", number: "٠١٠١٢٣٤٥٦٧٨" }],
                },
              },
            }),
            {
              holds: ({ stored }) => stored.settings.payments.wallet.accounts[0]?.number === "01012345678",
              next: () =>
                answers(
                  "readPayments",
                  {},
                  {
                    holds: ({ options }) =>
                      options[1]?.option === "wallet" &&
                      options[1].text.en === "Soon" &&
                      options.length === 2,
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-121 an option that goes to an account is offered with one, or with a text",
    asAdmin: true,
    step: refuses(
      "changeSettings",
      form({
        payments: {
          ...defaultSettings.payments,
          instapay: { offered: true, text: { en: "Soon", ar: "" }, accounts: [] },
        },
      }),
      422,
      "invalid",
      { errors: { "payments.instapay.accounts": "required" } },
    ),
  },
  {
    name: "D-121 D-29 faults of payment options are reported by their fields",
    asAdmin: true,
    step: refuses(
      "changeSettings",
      form({
        payments: {
          ...defaultSettings.payments,
          cash_on_delivery: {
            ...defaultSettings.payments.cash_on_delivery,
            fee: "-1",
            deposit_from: "0",
            deposit_percent: "101",
          },
          transfer: {
            offered: true,
            text: { en: "x".repeat(501), ar: "" },
            accounts: [{ label: "", number: "<b>" }],
          },
        },
      }),
      422,
      "invalid",
      {
        errors: {
          "payments.cash_on_delivery.fee": "bad_price",
          "payments.cash_on_delivery.deposit_from": "too_small",
          "payments.cash_on_delivery.deposit_percent": "too_large",
          "payments.transfer.text.en": "too_long",
          "payments.transfer.accounts.0.label": "required",
          "payments.transfer.accounts.0.number": "bad_value",
        },
      },
    ),
  },
  {
    name: "D-109 without zones nothing is stated, without branches nothing is picked up",
    asAdmin: true,
    step: answers(
      "changeSettings",
      form({
        branches: [],
        delivery: { zones: [], free_from: "" },
        info: { ...defaultSettings.info, delivery: { en: "", ar: "" } },
      }),
      {
        holds: ({ stored }) => stored.settings.delivery.free_from === null,
        next: () =>
          answers(
            "readDelivery",
            {},
            {
              holds: ({ zones, pick_up }) => zones.length === 0 && !pick_up,
              next: () =>
                answers(
                  "readShop",
                  {},
                  {
                    holds: ({ delivery, info_pages: listed }) =>
                      delivery === null && !listed.includes("delivery"),
                    next: () => refuses("readInfo", { params: { page: "delivery" } }, 404, "not_found"),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-109 the page on delivery exists without a text where it states costs",
    asAdmin: true,
    step: answers(
      "changeSettings",
      form({ info: { ...defaultSettings.info, delivery: { en: "", ar: "" } } }),
      {
        next: () =>
          answers("readInfo", { params: { page: "delivery" } }, { holds: ({ text }) => text.en === "" }),
      },
    ),
  },
  {
    name: "D-109 D-29 faults of zones are reported by their fields; amounts are read as people write them",
    asAdmin: true,
    step: refuses(
      "changeSettings",
      form({
        delivery: {
          zones: [
            zoneOf({ name: { en: " ", ar: "القاهرة" }, cost: "-1" }),
            zoneOf({ governorates: ["EG-GZ"], days_from: 5, days_to: 2 }),
            zoneOf({ governorates: [], days_from: "-1", days_to: 91 }),
          ],
          free_from: "0",
        },
      }),
      422,
      "invalid",
      {
        errors: {
          "delivery.zones.0.name.en": "required",
          "delivery.zones.0.cost": "bad_price",
          "delivery.zones.1.days_to": "too_small",
          "delivery.zones.2.governorates": "required",
          "delivery.zones.2.days_from": "too_small",
          "delivery.zones.2.days_to": "too_large",
          "delivery.free_from": "too_small",
        },
        next: () =>
          refuses(
            "changeSettings",
            form({
              delivery: { zones: [zoneOf(), zoneOf({ governorates: ["EG-GZ", "EG-C"] })], free_from: null },
            }),
            422,
            "invalid",
            {
              errors: { "delivery.zones.1.governorates": "governorate_taken" },
              next: () =>
                answers(
                  "changeSettings",
                  form({ delivery: { zones: [zoneOf({ cost: "٤٥٫٥" })], free_from: "1,500" } }),
                  {
                    holds: ({ stored: { settings } }) =>
                      settings.delivery.zones[0]?.cost === "45.50" &&
                      settings.delivery.free_from === "1500.00",
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-41 the settings are for administrators",
    step: refuses("readSettings", {}, 401, "unauthorized", {
      next: () => refuses("changeSettings", form(), 401, "unauthorized"),
    }),
  },
  {
    name: "D-23 an owner changes the settings, shoppers see them, and the change is recorded",
    asAdmin: true,
    step: answers("changeSettings", form({ branches: [cairo] }), {
      holds: ({ status, stored }) =>
        status && stored.version === 1 && stored.changed_by !== null && stored.changed_at !== null,
      next: () =>
        answers(
          "readShop",
          {},
          {
            holds: ({ data }) => data.phone === phone,
            next: () =>
              answers(
                "readAbout",
                {},
                {
                  holds: (about) => about.branches.length === 1,
                  next: () =>
                    answers(
                      "readHistory",
                      { query: { entity: "settings", id: 1 } },
                      {
                        holds: ({ data: [entry] }) =>
                          entry?.action === "updated" &&
                          entry.fields.some(
                            ({ field, old, new: now }) =>
                              field === "shop.phone" && old === shop.phone && now === phone,
                          ) &&
                          entry.fields.some(
                            ({ field, new: now }) => field === "branches.2.phone" && now === null,
                          ),
                      },
                    ),
                },
              ),
          },
        ),
    }),
  },
  {
    name: "D-23 settings that are stored already are no change",
    asAdmin: true,
    step: answers("changeSettings", form({ shop }), {
      holds: ({ status, stored }) => !status && stored.version === 0,
    }),
  },
  {
    name: "D-130 a section is saved alone: settings that a change leaves out stay as they are",
    asAdmin: true,
    step: answers("changeSettings", form(), {
      next: () =>
        answers(
          "changeSettings",
          { body: { version: 1, low_stock_at: 7, waiting_hours: 12 } },
          {
            holds: ({ status, stored: { settings } }) =>
              status &&
              settingsChanges(
                { ...defaultSettings, shop: { ...shop, phone }, low_stock_at: 7, waiting_hours: 12 },
                settings,
              ).length === 0,
            next: () =>
              answers(
                "changeSettings",
                { body: { version: 2 } },
                {
                  holds: ({ status, stored }) => !status && stored.version === 2,
                },
              ),
          },
        ),
    }),
  },
  {
    name: "D-23 a form that was opened with an older version changes nothing",
    asAdmin: true,
    step: answers("changeSettings", form(), {
      next: () =>
        refuses("changeSettings", form({ low_stock_at: 9 }), 409, "edit_conflict", {
          next: () => answers("readSettings", {}, { holds: ({ settings }) => settings.low_stock_at !== 9 }),
        }),
    }),
  },
  {
    name: "D-23 D-109 a chat number as it is dialled gets its country's code, and delivery may be on the same day",
    asAdmin: true,
    step: answers(
      "changeSettings",
      form({
        shop: { ...shop, chat_number: "010 1234 5678" },
        delivery: { zones: [zoneOf({ days_from: 0, days_to: 1 })], free_from: null },
      }),
      {
        next: () =>
          answers(
            "readSettings",
            {},
            {
              holds: ({ settings }) =>
                settings.shop.chat_number === "201012345678" && settings.delivery.zones[0]?.days_from === 0,
            },
          ),
      },
    ),
  },
  {
    name: "D-23 faults of the settings are reported by their fields",
    asAdmin: true,
    step: refuses(
      "changeSettings",
      form({
        shop: { ...shop, name: { en: " ", ar: shop.name.ar }, mail: "orders", chat_number: "chat" },
        branches: [
          {
            ...cairo,
            map: "javascript:alert(1)",
            hours: [{ day: "sat", opens: "20:00", closes: "10:00" }],
          },
        ],
        low_stock_at: -1,
      }),
      422,
      "invalid",
      {
        errors: {
          "shop.name.en": "required",
          "shop.mail": "bad_email",
          "shop.chat_number": "bad_phone",
          "branches.0.map": "bad_link",
          "branches.0.hours.0.closes": "too_small",
          low_stock_at: "too_small",
        },
      },
    ),
  },
  {
    name: "D-23 phones are taken as people paste them, hotlines too, and hours with a break and past midnight",
    asAdmin: true,
    step: answers(
      "changeSettings",
      form({
        shop: { ...shop, phone: "١٩٩٩٩" },
        branches: [
          {
            ...cairo,
            phone: "\u202A+20 100 000 0000\u202C",
            landline: "02 2345 6789/90",
            hours: [
              { day: "sat", opens: "10:00", closes: "14:00" },
              { day: "sat", opens: "16:00", closes: "02:00" },
              { day: "sun", opens: "10:00", closes: "24:00" },
            ],
          },
        ],
      }),
      {
        next: () =>
          answers(
            "readSettings",
            {},
            {
              holds: ({ settings }) =>
                settings.shop.phone === "19999" &&
                settings.branches[0]?.phone === "+20 100 000 0000" &&
                settings.branches[0].landline === "02 2345 6789/90" &&
                settings.branches[0].hours[1]?.closes === "02:00" &&
                settings.branches[0].hours[2]?.closes === "00:00",
            },
          ),
      },
    ),
  },
  {
    name: "D-23 hours of a branch that overlap in the night are refused",
    asAdmin: true,
    step: refuses(
      "changeSettings",
      form({
        branches: [
          {
            ...cairo,
            hours: [
              { day: "fri", opens: "16:00", closes: "03:00" },
              { day: "sat", opens: "02:00", closes: "10:00" },
            ],
          },
        ],
      }),
      422,
      "invalid",
      { errors: { "branches.0.hours": "hours_overlap" } },
    ),
  },
  {
    name: "D-11 D-23 the limit of low stock is that of the settings",
    asAdmin: true,
    step: answers("changeSettings", form({ low_stock_at: 0 }), {
      next: () =>
        answers(
          "readOverview",
          {},
          {
            holds: ({ low_stock }) => low_stock.lowest.every(({ amount }) => amount <= 0),
            next: () =>
              answers("changeSettings", form({ version: 1, low_stock_at: 10_000 }), {
                next: () =>
                  answers("readOverview", {}, { holds: ({ low_stock }) => low_stock.products > 100 }),
              }),
          },
        ),
    }),
  },
  {
    name: "D-92 the owner hides the number of pieces in stock, also from a refused order; administrators keep it",
    asAdmin: true,
    step: answers("changeSettings", form({ stock_shown: "words" }), {
      next: () =>
        answers(
          "readProduct",
          { params: { id: many.id } },
          {
            holds: ({ amount, stock }) =>
              amount === defaultSettings.low_stock_at + 1 && stock?.level === "in" && stock.shown === "words",
            next: () =>
              answers(
                "readAdminProduct",
                { params: { id: many.id } },
                {
                  holds: ({ amount, stock }) => amount === many.amount && stock === undefined,
                  next: () =>
                    refuses("sendMail", orderOf(many, many.amount + 1), 409, "stock_short", {
                      errors: { "cart.0.qty": String(defaultSettings.low_stock_at + 1) },
                    }),
                },
              ),
          },
        ),
    }),
  },
];
