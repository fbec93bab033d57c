import { packInName } from "@shop/domain/catalogue/pack-in-name.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";
import type { Answer } from "../shop/call.ts";

const [meter, other] = catalogue.products.filter(({ price }) => !isZeroPrice(price));
const unpriced = catalogue.products.find(({ price }) => isZeroPrice(price));
if (!meter || !other || !unpriced) throw new Error("The demonstration catalogue lacks products to change.");

const part = catalogue.products.find(({ quantity_prices: steps }) => steps.length > 0);
const step = part?.quantity_prices[0];
if (!part || !step) throw new Error("The demonstration catalogue lacks a product with quantity prices.");

const ids = [meter.id, unpriced.id];
const fixed = { field: "price", change: "fixed", value: "123456.5" };
const pieces = { field: "amount", change: "amount", value: "12" };
const resistance = catalogue.attributes.find(({ name }) => name === "Resistance");
const resistor = catalogue.products.find(({ specifications }) =>
  specifications.some(({ name }) => name === "Resistance"),
);
const without = catalogue.products.find(
  (one) => resistance && !isOfGroup(resistance, one) && !isZeroPrice(one.price),
);
if (!resistance || !resistor || !without) throw new Error("The demonstration catalogue lacks attributes.");
const specified = {
  selection: { ids: [resistor.id, without.id] },
  rule: { field: "specification", change: "set", attribute_id: resistance.id, value: "2.2 MΩ" },
};
const key = (name: string) => ({ "idempotency-key": `conformance-${name}` });

type Preview = Answer<"previewBulkChange">;
type Change = Answer<"applyBulkChange">["change"];

const previews = (
  body: Readonly<Record<string, unknown>>,
  holds: (preview: Preview) => boolean,
  next?: (preview: Preview) => ConformanceStep,
): ConformanceStep => answers("previewBulkChange", { body }, { holds, ...(next && { next }) });

/** Previews and applies a change; continues with it. */
const applied = (
  body: Readonly<Record<string, unknown>>,
  name: string,
  next: (change: Change) => ConformanceStep,
): ConformanceStep =>
  previews(
    body,
    () => true,
    ({ fingerprint, latest }) =>
      answers(
        "applyBulkChange",
        { body: { ...body, fingerprint, latest }, headers: key(name) },
        { holds: ({ status }) => status, next: ({ change }) => next(change) },
      ),
  );

const hasPrice = (id: number, price: string, next?: () => ConformanceStep): ConformanceStep =>
  answers(
    "readProduct",
    { params: { id } },
    { holds: (product) => product.price === price, ...(next && { next }) },
  );

const edited = (next: () => ConformanceStep): ConformanceStep =>
  answers(
    "updateProduct",
    {
      params: { id: meter.id },
      body: {
        name: meter.name,
        price: "77",
        amount: meter.amount,
        sub_category_id: meter.sub_category_id,
        description: meter.description,
      },
    },
    { next },
  );

const bag = catalogue.products.find((one) => !one.unit && typeof packInName(one) === "object");
if (!bag) throw new Error("The demonstration catalogue lacks a product whose name names a pack.");
const bags = { selection: { ids: [bag.id, meter.id] }, rule: { field: "unit", change: "from_name" } };

const supplied = (value: number | null, change: "set" | "clear" = "set") => ({
  selection: { ids },
  rule: { field: "supply", change, value },
});

/** Whether both products are left out for one reason. */
const isSkipped = (skipped: Preview["skipped"], because: Preview["skipped"][number]["reason"]): boolean =>
  skipped.some(({ reason, products }) => reason === because && products === 2);

const hasSupplier = (id: number | null, next?: () => ConformanceStep): ConformanceStep =>
  answers(
    "readAdminProduct",
    { params: { id: meter.id } },
    { holds: (product) => product.supplier_id === id, ...(next && { next }) },
  );

/** Gives products a supplier, takes that back, and names what cannot be done. */
const supplierSteps = (id: number): ConformanceStep =>
  previews(
    supplied(id),
    ({ changed, rows: [row] }) => changed === 2 && row?.old === "" && row.new === `Bulk Parts #${id} · ×1`,
    () =>
      applied(supplied(id), "supplier", (change) =>
        hasSupplier(id, () =>
          previews(
            supplied(id),
            ({ changed, skipped }) => changed === 0 && isSkipped(skipped, "unchanged"),
            () =>
              answers(
                "undoBulkChange",
                { params: { id: change.id } },
                {
                  holds: ({ change: { rule, undone } }) =>
                    rule.field === "supply" &&
                    "name" in rule &&
                    rule.name === "Bulk Parts" &&
                    undone?.restored === 2,
                  next: () =>
                    hasSupplier(null, () =>
                      previews(
                        supplied(null, "clear"),
                        ({ changed, skipped }) => changed === 0 && isSkipped(skipped, "no_value"),
                      ),
                    ),
                },
              ),
          ),
        ),
      ),
  );

/** Cases of changes of many products; each starts with the demonstration catalogue. */
export const bulkChangeCases: readonly ConformanceCase[] = [
  {
    name: "D-108 bulk changes: quantity prices change with the price and come back with it",
    asAdmin: true,
    step: applied(
      {
        selection: { ids: [part.id] },
        rule: { field: "price", change: "percent", value: "100", rounding: "none" },
      },
      "quantity-prices",
      ({ id }) =>
        answers(
          "readProduct",
          { params: { id: part.id } },
          {
            holds: ({ quantity_prices: [first] }) => Number(first?.price) === 2 * Number(step.price),
            next: () =>
              answers(
                "undoBulkChange",
                { params: { id } },
                {
                  next: () =>
                    answers(
                      "readProduct",
                      { params: { id: part.id } },
                      { holds: ({ quantity_prices: [first] }) => first?.price === step.price },
                    ),
                },
              ),
          },
        ),
    ),
  },
  {
    name: "D-108 bulk changes: a price that is set at a quantity price skips the product",
    asAdmin: true,
    step: previews(
      { selection: { ids: [part.id] }, rule: { field: "price", change: "fixed", value: step.price } },
      ({ changed, skipped }) => changed === 0 && skipped[0]?.reason === "quantity_prices",
    ),
  },
  {
    name: "D-19 bulk changes: a preview has new prices, what is skipped and why, and changes nothing",
    asAdmin: true,
    step: previews(
      { selection: { ids }, rule: { field: "price", change: "percent", value: "100", rounding: "none" } },
      ({ matched, changed, skipped, rows: [row], page, others }) =>
        matched === 2 &&
        changed === 1 &&
        skipped.length === 1 &&
        skipped[0]?.reason === "unpriced" &&
        skipped[0].products === 1 &&
        row?.id === meter.id &&
        row.old === meter.price &&
        Number(row.new) === 2 * Number(meter.price) &&
        page === 1 &&
        others.length === 0,
      () => hasPrice(meter.id, meter.price),
    ),
  },
  {
    name: "bulk changes: products are selected by the filters of their list",
    asAdmin: true,
    step: previews(
      {
        selection: { filter: { category_id: String(meter.category_id) } },
        rule: pieces,
        show: "changed",
        page: 1,
      },
      ({ matched, changed }) =>
        matched === catalogue.products.filter((one) => one.category_id === meter.category_id).length &&
        changed === matched,
    ),
  },
  {
    name: "bulk changes: a rule that cannot be calculated with is refused at its value",
    asAdmin: true,
    step: refuses(
      "previewBulkChange",
      { body: { selection: { ids }, rule: { field: "price", change: "percent", value: "-100" } } },
      422,
      "invalid",
      { errors: { "rule.value": "too_small" } },
    ),
  },
  {
    name: "bulk changes: a change is applied once for a key, listed, recorded and undone once",
    asAdmin: true,
    step: applied({ selection: { ids }, rule: fixed }, "once", ({ id, changed, rule, undone }) =>
      hasPrice(meter.id, "123456.50", () =>
        answers(
          "readHistory",
          { query: { entity: "product", id: meter.id } },
          {
            holds: ({ data: [entry] }) =>
              changed === 2 &&
              undone === null &&
              rule.field === "price" &&
              rule.rounding === "none" &&
              entry?.bulk_change === id &&
              entry.action === "updated",
            next: () =>
              answers(
                "undoBulkChange",
                { params: { id } },
                {
                  holds: ({ status, change }) => status && change.undone?.restored === 2,
                  next: () =>
                    answers(
                      "undoBulkChange",
                      { params: { id } },
                      {
                        holds: ({ status, change }) => !status && change.undone?.kept === 0,
                        next: () => hasPrice(meter.id, meter.price),
                      },
                    ),
                },
              ),
          },
        ),
      ),
    ),
  },
  {
    name: "bulk changes: what changed since the preview is reported and nothing is applied",
    asAdmin: true,
    step: previews(
      { selection: { ids }, rule: fixed },
      ({ changed }) => changed === 2,
      ({ fingerprint, latest }) =>
        edited(() =>
          refuses(
            "applyBulkChange",
            {
              body: { selection: { ids }, rule: fixed, fingerprint, latest },
              headers: key("conflict"),
            },
            409,
            "edit_conflict",
            { next: () => hasPrice(meter.id, "77.00") },
          ),
        ),
    ),
  },
  {
    name: "bulk changes: a rule is not applied with the fingerprint of another one",
    asAdmin: true,
    step: previews(
      { selection: { ids }, rule: { ...fixed, value: "7" } },
      ({ changed }) => changed === 2,
      ({ fingerprint, latest }) =>
        refuses(
          "applyBulkChange",
          {
            body: { selection: { ids }, rule: { ...fixed, value: "9" }, fingerprint, latest },
            headers: key("other-rule"),
          },
          409,
          "edit_conflict",
          { next: () => hasPrice(meter.id, meter.price) },
        ),
    ),
  },
  {
    name: "bulk changes: an undo keeps what was changed since, and lists it",
    asAdmin: true,
    step: applied({ selection: { ids }, rule: fixed }, "kept", ({ id }) =>
      edited(() =>
        answers(
          "undoBulkChange",
          { params: { id } },
          {
            holds: ({ change: { undone } }) => undone?.restored === 1 && undone.kept === 1,
            next: () =>
              answers(
                "readBulkChange",
                { params: { id }, query: { show: "kept" } },
                {
                  holds: ({ items, change }) =>
                    change.id === id &&
                    items.length === 1 &&
                    items[0]?.id === meter.id &&
                    items[0].old === meter.price &&
                    items[0].new === "123456.50" &&
                    items[0].current === "77.00",
                  next: () =>
                    answers(
                      "listBulkChanges",
                      {},
                      { holds: ({ data, next_cursor }) => data[0]?.id === id && next_cursor === null },
                    ),
                },
              ),
          },
        ),
      ),
    ),
  },
  {
    name: "D-120 bulk changes: products are sold as their names say, and by the piece again",
    asAdmin: true,
    step: previews(
      bags,
      ({ changed, skipped: [skip] }) => changed === 1 && skip?.reason === "no_pack_in_name",
      () =>
        applied(bags, "units", ({ id, rule }) =>
          answers(
            "undoBulkChange",
            { params: { id } },
            { holds: ({ change }) => rule.field === "unit" && change.undone?.restored === 1 },
          ),
        ),
    ),
  },
  {
    name: "D-120 bulk changes: a least quantity is set for all and has a value from 1",
    asAdmin: true,
    step: previews(
      { selection: { ids }, rule: { field: "min_order", change: "set", value: "5" } },
      ({ changed, rows: [row] }) => changed === 2 && row?.old === "" && row.new === 5,
      () =>
        refuses(
          "previewBulkChange",
          { body: { selection: { ids }, rule: { field: "min_order", change: "set", value: 0 } } },
          422,
          "invalid",
          { errors: { "rule.value": "too_small" } },
        ),
    ),
  },
  {
    name: "D-151 bulk changes: products are given a supplier at once, and lose it with the undo",
    asAdmin: true,
    step: answers(
      "createSupplier",
      { body: { name: "Bulk Parts" } },
      { next: ({ id }) => supplierSteps(id) },
    ),
  },
  {
    name: "D-151 bulk changes: the supplier is one of the shop",
    asAdmin: true,
    step: refuses("previewBulkChange", { body: supplied(2_000_000_000) }, 422, "invalid", {
      errors: { "rule.value": "unknown_supplier" },
      next: () =>
        refuses("previewBulkChange", { body: supplied(null) }, 422, "invalid", {
          errors: { "rule.value": "required" },
        }),
    }),
  },
  {
    name: "D-141 bulk changes: products are exempt at once, and a rate is no other text",
    asAdmin: true,
    step: previews(
      { selection: { ids }, rule: { field: "vat_rate", change: "set", value: "0%" } },
      ({ changed, rows: [row] }) => changed === 2 && row?.old === "" && row.new === "0.00",
      () =>
        refuses(
          "previewBulkChange",
          { body: { selection: { ids }, rule: { field: "vat_rate", change: "set", value: "much" } } },
          422,
          "invalid",
          { errors: { "rule.value": "bad_vat_rate" } },
        ),
    ),
  },
  {
    name: "D-98 bulk changes: the attributes of selected products, with how many have them",
    asAdmin: true,
    step: answers(
      "listBulkAttributes",
      { body: { selection: specified.selection } },
      { holds: ({ data }) => data.some((one) => one.attribute_id === resistance.id && one.products === 1) },
    ),
  },
  {
    name: "D-98 bulk changes: a specification is set where products have the attribute, named, and taken back",
    asAdmin: true,
    step: previews(
      specified,
      ({ changed, skipped, rows: [row] }) =>
        changed === 1 &&
        skipped.length === 1 &&
        skipped[0]?.reason === "not_of_group" &&
        row?.id === resistor.id &&
        row.old !== "" &&
        row.new === "2.2 MΩ",
      () =>
        applied(specified, "specified", ({ id, rule }) =>
          answers(
            "readAdminProduct",
            { params: { id: resistor.id } },
            {
              holds: ({ attribute_values: values }) =>
                values[resistance.id] === "2.2 MΩ" &&
                rule.field === "specification" &&
                rule.name === "Resistance",
              next: () =>
                answers(
                  "undoBulkChange",
                  { params: { id } },
                  {
                    holds: ({ change }) => change.undone?.restored === 1,
                    next: () =>
                      answers(
                        "readAdminProduct",
                        { params: { id: resistor.id } },
                        { holds: ({ attribute_values: values }) => values[resistance.id] !== "2.2 MΩ" },
                      ),
                  },
                ),
            },
          ),
        ),
    ),
  },
  {
    name: "D-98 bulk changes: a value that is not one of the attribute is refused with its reason",
    asAdmin: true,
    step: refuses(
      "previewBulkChange",
      { body: { ...specified, rule: { ...specified.rule, value: "5 V" } } },
      422,
      "invalid",
      {
        errors: { "rule.value": "other_unit" },
        next: () =>
          refuses(
            "previewBulkChange",
            { body: { ...specified, rule: { ...specified.rule, attribute_id: 2_000_000_000 } } },
            422,
            "invalid",
            { errors: { "rule.attribute_id": "unknown_attribute" } },
          ),
      },
    ),
  },
  {
    name: "bulk changes: an unknown one is not found",
    asAdmin: true,
    step: refuses("undoBulkChange", { params: { id: 2_000_000_000 } }, 404, "not_found"),
  },
];
