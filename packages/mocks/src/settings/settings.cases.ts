import type { Product } from "@shop/contract/products/product.ts";
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
              holds: ({ branches: listed, about }) =>
                listed.length === branches.length &&
                listed[0]?.hours.length === cairo.hours.length &&
                same(about.vision, defaultSettings.about.vision),
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
