import { type AnswerOf, type BodyOf, addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { type BulkBody, bulkDesk } from "../support/desks/bulk-desk.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { sendForm } from "../support/forms.ts";

const meter = aProduct({ id: 1, name: "Clamp meter", part_number: "CM-1", price: "1450.00", amount: 60 });
const fuse = aProduct({ id: 2, name: "Fuse", part_number: "F-1", price: "2.00", amount: 500 });
const desk = importDesk(aCatalogue({ products: [meter, fuse] }));
const owner = bulkDesk(desk.api, desk.headers);

/** An administrator who changes the catalogue, but no prices. */
let clerk: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  const credentials = { email: "shelves@shop.example", password: "fills the shelves" };
  clerk = await signInAdmin(desk.api(), credentials, "staff", ["products"]);
});

type Update = BodyOf<typeof endpoints.updateProduct>;

const bodyOf = async (id: number): Promise<Update> => {
  const { name, price, amount, sub_category_id, description, version } = await owner.product(id);
  return { name, price, amount, sub_category_id, description, version };
};

const forbidden = { status: 403, code: "forbidden" };

describe("D-147 without the right to change prices", () => {
  test.each<Partial<Update>>([
    { price: "1.00" },
    { offer_price: "1.00" },
    { quantity_prices: [{ from: 10, price: "1.50" }] },
  ])("a form that changes %j is refused, and stores nothing", async (change) => {
    const before = await owner.product(fuse.id);
    const body = { ...(await bodyOf(fuse.id)), name: "Another fuse", ...change };
    const options = { headers: clerk, params: { id: fuse.id }, body };
    expect(await refused(desk.api(), endpoints.updateProduct, options)).toEqual(forbidden);
    expect(await owner.product(fuse.id)).toEqual(before);
  });

  test("a form with the stored price is saved, and keeps offer and quantity prices", async () => {
    await owner.edit(meter.id, { offer_price: "1300.00", quantity_prices: [{ from: 5, price: "1200.00" }] });
    const body = { ...(await bodyOf(meter.id)), amount: 61 };
    const { status } = await call(desk.api(), endpoints.updateProduct, {
      headers: clerk,
      params: { id: meter.id },
      body,
    });
    expect(status).toBe(true);
    expect(await owner.product(meter.id)).toMatchObject({
      amount: 61,
      offer_price: "1300.00",
      quantity_prices: [{ from: 5, price: "1200.00" }],
    });
  });

  test("a form that was opened before a price changed is a conflict, not a refusal", async () => {
    const outdated = await bodyOf(fuse.id);
    await owner.edit(fuse.id, { price: "2.10" });
    const options = { headers: clerk, params: { id: fuse.id }, body: { ...outdated, amount: 1 } };
    expect(await refused(desk.api(), endpoints.updateProduct, options)).toMatchObject({
      status: 409,
      code: "edit_conflict",
    });
  });

  test("a new product has no price", async () => {
    const { sub_category_id, description } = await owner.product(fuse.id);
    const body = { name: "New fuse", description, sub_category_id, amount: 1 };
    const create = (price: string) =>
      send(desk.api(), endpoints.createProduct, { headers: clerk, body: { ...body, price } });
    expect((await create("3.00")).status).toBe(403);
    expect((await create("0")).status).toBe(200);
  });

  test.each<BulkBody["rule"]>([
    { field: "price", change: "percent", value: "10" },
    { field: "offer", change: "percent", value: "10" },
  ])("a change of many products is neither previewed nor applied nor undone: %j", async (rule) => {
    const body: BulkBody = { selection: { ids: [meter.id, fuse.id] }, rule };
    const api = desk.api();
    const headers = { ...clerk, "idempotency-key": `clerk-${rule.field}` };
    expect(await refused(api, endpoints.previewBulkChange, { headers, body })).toEqual(forbidden);
    const seen = await owner.preview(body);
    expect(
      await refused(api, endpoints.applyBulkChange, {
        headers,
        body: { ...body, fingerprint: seen.fingerprint, latest: seen.latest },
      }),
    ).toEqual(forbidden);
    const { id } = await owner.change(body);
    expect(await refused(api, endpoints.undoBulkChange, { headers, params: { id } })).toEqual(forbidden);
    expect((await owner.read(id)).change.undone).toBeNull();
    await owner.undo(id);
  });

  test("changes of other fields are made", async () => {
    const asClerk = bulkDesk(desk.api, () => clerk);
    const body: BulkBody = {
      selection: { ids: [fuse.id] },
      rule: { field: "amount", change: "fixed", value: 9 },
    };
    const response = await asClerk.apply(body, await asClerk.preview(body), "clerk-amount");
    const { change } = v.parse(endpoints.applyBulkChange.answer, await response.json());
    expect(change.changed).toBe(1);
    expect((await asClerk.undo(change.id)).change.undone).not.toBeNull();
  });

  test("an import ignores columns of prices; one that has them is neither checked, applied nor undone", async () => {
    const api = desk.api();
    const content = ["Part number,Price,10+,Quantity", "F-1,7.00,6.00,44"].join("\r\n");
    const uploaded = await sendForm(api, endpoints.createImport, clerk, {
      file: new File([content], "fuses.csv"),
    });
    const answer: AnswerOf<typeof endpoints.createImport> = v.parse(
      endpoints.createImport.answer,
      await uploaded.json(),
    );
    const own = await desk.settled(answer.import.id);
    expect(own.columns.map(({ field }) => field)).toEqual(["part_number", null, null, "amount"]);
    const check = (fields: BodyOf<typeof endpoints.checkImport>["fields"]) =>
      send(api, endpoints.checkImport, {
        headers: clerk,
        params: { id: own.id },
        body: { fields, decimal: "point" },
      });
    expect((await check(["part_number", "price", null, null])).status).toBe(403);
    expect((await check(["part_number", null, "quantity_prices.10", null])).status).toBe(403);
    expect((await check(["part_number", null, null, "amount"])).status).toBe(200);

    const priced = await desk.check(await desk.upload("Part number,Price\r\nF-1,7.00"));
    const options = { headers: clerk, params: { id: priced.id } };
    expect(await refused(api, endpoints.applyImport, options)).toEqual(forbidden);
    await desk.apply(priced);
    expect(await refused(api, endpoints.undoImport, options)).toEqual(forbidden);
    expect((await desk.read(priced.id)).state).toBe("applied");
  });

  test("the address of a preview is refused before its products are read", async () => {
    const response = await desk.api().request(addressOf(endpoints.previewBulkChange), {
      method: "POST",
      headers: { ...clerk, "content-type": "application/json" },
      body: JSON.stringify({
        selection: { ids: [2_000_000_000] },
        rule: { field: "price", change: "fixed", value: "1" },
      }),
    });
    expect(response.status).toBe(403);
  });
});
