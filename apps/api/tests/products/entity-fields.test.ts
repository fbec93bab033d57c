import type { BrandInput } from "@shop/contract/brands/admin-brand.ts";
import type { CategoryInput } from "@shop/contract/categories/admin-category.ts";
import { type Address, addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import type { SynonymInput } from "@shop/contract/search-synonyms/synonym-group.ts";
import { shopSettingsFormSchema } from "@shop/contract/settings/shop.ts";
import type { SlideInput } from "@shop/contract/slides/endpoints.ts";
import type { SubCategoryInput } from "@shop/contract/sub-categories/admin-sub-category.ts";
import type { SupplierInput } from "@shop/contract/suppliers/supplier.ts";
import { defaultHome } from "@shop/domain/site/home-sections.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { aCategory } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { call, send } from "../support/calls.ts";
import { type FormFields, sendForm } from "../support/forms.ts";
import { keptShop } from "../support/kept-shop.ts";
import { pictureFileOf } from "../support/pictures.ts";

const { createCategory, updateCategory, listAdminCategories } = endpoints;
const { createSubCategory, updateSubCategory, listAdminSubCategories } = endpoints;
const { createBrand, updateBrand, listAdminBrands } = endpoints;
const { createSynonymGroup, updateSynonymGroup, listSynonymGroups } = endpoints;
const { createSupplier, updateSupplier, listSuppliers } = endpoints;
const { createSlide, updateSlide, listAdminSlides, readHistory, readSettings, changeSettings } = endpoints;

type Value = FormFields[string];
type Entity = Readonly<Record<string, unknown>>;

/** Two values of a field of a form, with the field of the entity and of its history where they are others. */
interface Sample {
  readonly sent: readonly [first: Value, second: Value];
  readonly field?: string;
  readonly recorded?: { readonly field: string; readonly values: readonly [string, string] };
}

const picture = (background: string) => pictureFileOf("picture.png", { format: "png", background });
const pictures = [await picture("#00c"), await picture("#0c0")] as const;

const categoryFields: Readonly<Record<keyof CategoryInput, Sample>> = {
  name: { sent: ["Instruments", "Meters"] },
  name_ar: { sent: ["أجهزة", "عدادات"] },
  description: { sent: ["They measure.", "They show."] },
  description_ar: { sent: ["تقيس.", "تعرض."] },
  image: { sent: pictures },
  sort_index: { sent: [4, 6] },
  hidden: { sent: [true, false], recorded: { field: "hidden", values: ["yes", "no"] } },
};

const subCategoryFields: Readonly<Record<keyof SubCategoryInput, Sample>> = {
  name: { sent: ["Clamp meters", "Bench meters"] },
  name_ar: { sent: ["كلامب", "طاولة"] },
  category_id: { sent: [1, 2], recorded: { field: "category", values: ["Passive", "Active"] } },
  desctription: { sent: ["They clamp.", "They stand."], field: "description" },
  description_ar: { sent: ["تقيس التيار.", "تقيس الجهد."] },
  hidden: { sent: [true, false], recorded: { field: "hidden", values: ["yes", "no"] } },
};

const synonymFields: Readonly<Record<keyof SynonymInput, Sample>> = {
  words: { sent: ["servo, سيرفو", "servo, سيرفو, RC motor"] },
};

const supplierFields: Readonly<Record<keyof SupplierInput, Sample>> = {
  name: { sent: ["Delta Parts", "Delta"] },
  phone: { sent: ["+86 755 1234567", "02 2345 6789"] },
  email: { sent: ["sales@delta.example", "orders@delta.example"] },
  note: { sent: ["Four weeks by sea.", "Two weeks by air."] },
};

const brandFields: Readonly<Record<keyof BrandInput, Sample>> = {
  name: { sent: ["Kelvra", "Kelvra Instruments"] },
  description: { sent: ["It measures.", "It shows."] },
  description_ar: { sent: ["تقيس.", "تعرض."] },
  logo: { sent: pictures },
  official: { sent: [true, false], recorded: { field: "official", values: ["yes", "no"] } },
  website: { sent: ["https://kelvra.example", "https://kelvra.example/ar"] },
};

const slideFields: Readonly<Record<keyof SlideInput, readonly [first: Value, second: Value]>> = {
  image: pictures,
  image_ar: pictures,
  alt: ["Sale", "New"],
  alt_ar: ["تخفيضات", "جديد"],
  link: ["/products", "https://maker.example/x"],
  hidden: [true, false],
};

const shop = keptShop(
  aCatalogue({ categories: [aCategory({ name: "Passive" }), aCategory({ id: 2, name: "Active" })] }),
);

const bodySchema = v.looseObject({ id: v.optional(v.number()), slide: v.optional(v.looseObject({})) });
const post = async (endpoint: Address, fields: FormFields, id = 0) => {
  const { api, headers } = shop();
  const response =
    endpoint.sends === "json"
      ? await api.request(addressOf(endpoint, { id }), {
          method: endpoint.method,
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify(fields),
        })
      : await sendForm(api, endpoint, headers, fields, { id });
  return v.parse(bodySchema, await response.json());
};
/** The status of a call about one entity that has no body. */
const change = async (endpoint: Address, id: number): Promise<number> => {
  const { api, headers } = shop();
  return (await api.request(addressOf(endpoint, { id }), { method: endpoint.method, headers })).status;
};
const historyOf = async (entity: string, id: number) => {
  const { api, headers } = shop();
  return (await call(api, readHistory, { headers, query: { entity, id } })).data;
};

/** The value of a field that shows what was sent: a picture has an address. */
const shownAs = (sent: Value): unknown => (sent instanceof Blob ? expect.stringMatching(/^\/media\//) : sent);

describe.each([
  {
    entity: "category",
    create: createCategory,
    update: updateCategory,
    remove: endpoints.deleteCategory,
    restore: endpoints.restoreCategory,
    list: listAdminCategories,
    form: { name: "Tools" },
    samples: categoryFields,
  },
  {
    entity: "sub_category",
    create: createSubCategory,
    update: updateSubCategory,
    remove: endpoints.deleteSubCategory,
    restore: endpoints.restoreSubCategory,
    list: listAdminSubCategories,
    form: { name: "Tools", category_id: 1 },
    samples: subCategoryFields,
  },
  {
    entity: "brand",
    create: createBrand,
    update: updateBrand,
    remove: endpoints.deleteBrand,
    restore: endpoints.restoreBrand,
    list: listAdminBrands,
    form: { name: "Tools" },
    samples: brandFields,
  },
  {
    entity: "synonym_group",
    create: createSynonymGroup,
    update: updateSynonymGroup,
    remove: endpoints.deleteSynonymGroup,
    restore: endpoints.restoreSynonymGroup,
    list: listSynonymGroups,
    form: {},
    samples: synonymFields,
  },
  {
    entity: "supplier",
    create: createSupplier,
    update: updateSupplier,
    remove: endpoints.deleteSupplier,
    restore: endpoints.restoreSupplier,
    list: listSuppliers,
    form: { name: "Tools" },
    samples: supplierFields,
  },
])("the fields of a $entity", ({ entity, create, update, remove, restore, list, form, samples }) => {
  const read = async (id: number): Promise<Entity | undefined> => {
    const { api, headers } = shop();
    const rows: readonly { readonly id: number }[] = (await call(api, list, { headers })).data;
    return { ...rows.find((one) => one.id === id) };
  };

  test.for(Object.entries(samples))(
    "D-13 D-29 are created, saved alone with their history, and answered in a conflict: %s",
    async ([name, { sent, field = name, recorded }]) => {
      const [first, second] = sent;
      const { id = 0 } = await post(create, { ...form, [name]: first });
      const before = await read(id);
      expect(before?.[field]).toEqual(shownAs(first));
      const [old, now] = recorded?.values ?? [before?.[field]];
      const historyField = recorded?.field ?? field;
      const [creation] = await historyOf(entity, id);
      expect(creation).toMatchObject({ action: "created" });
      expect(creation?.fields).toContainEqual({ field: historyField, old: null, new: old });

      await post(update, { ...form, version: 1, [name]: second }, id);
      const after = await read(id);
      const categoryName = field === "category_id" && { category_name: now };
      expect(after).toEqual({ ...before, [field]: shownAs(second), version: 2, ...categoryName });
      expect(after?.[field]).not.toBe(before?.[field]);
      expect((await historyOf(entity, id))[0]).toMatchObject({
        action: "updated",
        fields: [{ field: historyField, old, new: now ?? after?.[field] }],
      });

      const conflict = await post(update, { ...form, version: 1, [name]: first }, id);
      expect(conflict).toMatchObject({ code: "edit_conflict", current: after });
      expect(await read(id)).toEqual(after);
    },
  );

  test("D-13 is deleted, restored, and each is in its history; what is neither is not found", async () => {
    const [first] = Object.entries(samples).map(([name, { sent }]) => ({ [name]: sent[0] }));
    const { id = 0 } = await post(create, { ...first, ...form });
    const before = await read(id);
    expect(await change(remove, id)).toBe(200);
    expect(await read(id)).toEqual({});
    expect(await change(remove, id)).toBe(404);
    expect(await change(restore, id)).toBe(200);
    expect(await read(id)).toMatchObject({ ...before, version: 3 });
    const actions = (await historyOf(entity, id)).map(({ action }) => action);
    expect(actions).toEqual(["restored", "deleted", "created"]);
    expect(await change(restore, 2_000_000_000)).toBe(404);
  });
});

const readSlide = async (id: unknown): Promise<Entity | undefined> => {
  const { api, headers } = shop();
  return { ...(await call(api, listAdminSlides, { headers })).data.find((one) => one.id === id) };
};

describe("the fields of a slide", () => {
  test.for(Object.entries(slideFields))(
    "D-10 D-29 are created and saved alone: %s",
    async ([field, [first, second]]) => {
      const image = await picture("#c00");
      const { slide: before } = await post(createSlide, { image, [field]: first });
      expect(before?.[field]).toEqual(shownAs(first));
      expect(await readSlide(before?.["id"])).toEqual(before);

      const { slide: after } = await post(updateSlide, { [field]: second }, Number(before?.["id"]));
      expect(after).toEqual({ ...before, [field]: shownAs(second) });
      expect(after?.[field]).not.toBe(before?.[field]);
      expect(await readSlide(before?.["id"])).toEqual(after);
    },
  );
});

type Setting = readonly [path: string, value: unknown];

/** A list of codes is one setting. */
const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");

const settingsIn = (value: unknown, path: readonly string[] = []): Setting[] =>
  typeof value === "object" && value !== null && !isTextList(value)
    ? Object.entries(value).flatMap(([name, inner]) => settingsIn(inner, [...path, name]))
    : [[path.join("."), value]];

const replaced = (value: unknown, [name, ...rest]: readonly string[], setting: unknown): unknown => {
  if (name === undefined) return setting;
  const entries: [string, unknown][] = Object.entries(value ?? {});
  const after = entries.map(([key, inner]): [string, unknown] => [
    key,
    key === name ? replaced(inner, rest, setting) : inner,
  ]);
  return Array.isArray(value) ? after.map(([, inner]) => inner) : Object.fromEntries(after);
};

/** Other values of settings with a rule, by the last part of their paths. */
const others: Readonly<Record<string, unknown>> = {
  phone: "+20 100 999 9999",
  landline: "+20 2 9999 9999",
  code: "7",
  chat_number: "201009999999",
  mail: "other@nilometer.example",
  orders_mail: "other@nilometer.example",
  map: "https://maps.example/other",
  stock_shown: "words",
  day: "sun",
  kind: "new",
  governorates: ["EG-ASN", "EG-LX"],
  cost: "99.50",
  free_from: "3000.00",
  opens: "08:30",
  closes: "22:30",
  fee: "12.50",
  deposit_from: "4000.00",
  number: "other@instapay",
  vat_rate: "5.50",
  tax_number: "987654321",
  accent: "#0b3d91",
};

function otherThan(path: string, value: unknown): unknown {
  const rule = others[path.split(".").at(-1) ?? ""];
  if (path.startsWith("accounts.")) return `${String(value)}-9`;
  if (rule !== undefined) return rule;
  if (typeof value === "number") return value + 1;
  return typeof value === "boolean" ? !value : `${String(value)} other`.trim();
}

/** An option that can be offered. */
const withAccount = <T extends object>(option: T) => ({
  ...option,
  accounts: [{ label: "Nilometer", number: "shop@instapay" }],
});

const [branch] = defaultSettings.branches;
const { delivery } = defaultSettings;
const settings = {
  ...defaultSettings,
  branches: [{ ...branch, hours: branch?.hours.slice(0, 1) }],
  home: { ...defaultHome, sections: defaultHome.sections.slice(0, 1), featured: [7] },
  delivery: { ...delivery, zones: delivery.zones.slice(0, 1) },
  payments: {
    ...defaultSettings.payments,
    instapay: withAccount(defaultSettings.payments.instapay),
    wallet: withAccount(defaultSettings.payments.wallet),
    transfer: withAccount(defaultSettings.payments.transfer),
  },
};

async function storedLogo(): Promise<string> {
  const { api, headers } = shop();
  const [logo] = pictures;
  const answer = await sendForm(api, endpoints.storeLogo, headers, { logo });
  return v.parse(endpoints.storeLogo.answer, await answer.json()).logo;
}

/** A value as the history has it. */
const inHistory = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.join(", ")
    : typeof value === "boolean"
      ? value
        ? "yes"
        : "no"
      : value === ""
        ? null
        : value;

describe("the settings", () => {
  test.for(settingsIn(settings))(
    "D-13 D-23 are saved alone with their history, and answered in a conflict: %s",
    async ([path, old]) => {
      const { api, headers } = shop();
      const save = (version: number, form: unknown) =>
        send(api, changeSettings, {
          headers,
          body: v.parse(shopSettingsFormSchema, Object.assign({ version }, form)),
        });
      await save(0, settings);
      const before = await call(api, readSettings, { headers });
      expect(before).toMatchObject({ version: 1, settings });

      const value = path === "shop.logo" ? await storedLogo() : otherThan(path, old);
      expect((await save(1, replaced(settings, path.split("."), value))).status).toBe(200);
      const after = await call(api, readSettings, { headers });
      expect(after.version).toBe(2);
      expect(after.settings).toEqual(replaced(settings, path.split("."), value));
      expect((await historyOf("settings", 1))[0]).toMatchObject({
        action: "updated",
        fields: [{ field: path, old: inHistory(old), new: inHistory(value) }],
      });

      const conflict = v.parse(apiErrorSchema, await (await save(1, settings)).json());
      expect(conflict).toMatchObject({ code: "edit_conflict", current: after });
    },
  );
});
