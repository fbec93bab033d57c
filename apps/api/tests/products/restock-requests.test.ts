import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { rateLimits } from "../../src/modules/limits/rate-limits.table.ts";
import { mails } from "../../src/modules/mails/mails.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { restockRequests } from "../../src/modules/restock-requests/restock-requests.table.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { attempt, orderOf } from "../support/ordering.ts";
import { openTestApi } from "../support/test-api.ts";
import { WAIT } from "../support/wait.ts";

const {
  requestRestockMail,
  endRestockMails,
  updateProduct,
  changeProductField,
  readAdminProduct,
  registerUser,
} = endpoints;

const ids = [1, 2, 3];
const stored = ids.map((id) => aProduct({ id, name: `Meter ${id}`, name_ar: `عداد ${id}`, amount: 0 }));
const desk = importDesk(aCatalogue({ products: stored }));
const queries = () => desk.api().database.queries;

beforeEach(async () => {
  for (const table of [restockRequests, mails, rateLimits]) await queries().delete(table);
  for (const id of ids) {
    await queries().update(products).set({ amount: 0, deleted_at: null }).where(eq(products.id, id));
  }
});

const ask = (id: number, email: string, locale: "en" | "ar" = "en") =>
  call(desk.api(), requestRestockMail, { params: { id }, body: { email, locale } });

const refuse = (id: number, email: string) =>
  refused(desk.api(), requestRestockMail, { params: { id }, body: { email } });

const rows = () => queries().select().from(restockRequests).orderBy(restockRequests.id);

/** The mails of products that are back, once so many were written. */
async function writtenMails(count: number) {
  await vi.waitFor(async () => expect(await queries().$count(mails, eq(mails.kind, "restock"))).toBe(count), {
    timeout: 60_000,
  });
  // A second look at all products writes nothing more.
  await desk.api().restockMails.send();
  const all = await queries().select().from(mails).where(eq(mails.kind, "restock")).orderBy(mails.id);
  expect(all).toHaveLength(count);
  return all;
}

/** Sets the stock of a product by its form. */
async function restock(id: number, amount: number): Promise<void> {
  const { name, price, sub_category_id, description } = await read(id);
  await call(desk.api(), updateProduct, {
    headers: desk.headers(),
    params: { id },
    body: { name, price, amount, sub_category_id, description },
  });
}

const read = (id: number) => call(desk.api(), readAdminProduct, { headers: desk.headers(), params: { id } });

const sentTo = (recipient: string) =>
  desk.api().sentMails.findLast((mail) => mail.recipient === recipient && mail.unsubscribeUrl !== null);

/** The token in the link of the mail that was sent to an address. */
async function tokenOf(recipient: string): Promise<string> {
  await vi.waitFor(() => expect(sentTo(recipient)).toBeDefined(), WAIT);
  return /#(?<token>[\w-]{43})/.exec(sentTo(recipient)?.text ?? "")?.groups?.["token"] ?? "";
}

/** Asks for a mail as a client at an address. */
const from = (sender: string, email: string, id = 1) =>
  desk.api().request(
    `/backend/public/api/products/${id}/restock-requests`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    },
    sender,
  );
/** How many of some requests are refused by a limit. */
const refusals = async (count: number, one: (index: number) => Promise<Response>) => {
  const all = [];
  for (let index = 0; index < count; index += 1) all.push((await one(index)).status);
  return all.filter((status) => status === 429).length;
};

describe("requests for a mail when a product is back", () => {
  test.for(["en", "ar"] as const)(
    "D-92 the mail is in the reader's language, links product and end, and holds nothing else: %s",
    async (locale) => {
      await ask(1, `reader-${locale}@example.com`, locale);
      await restock(1, 4);
      await writtenMails(1);
      await vi.waitFor(() => expect(sentTo(`reader-${locale}@example.com`)).toBeDefined(), {
        timeout: 60_000,
      });
      const mail = sentTo(`reader-${locale}@example.com`);
      const path = { en: "", ar: "/ar" }[locale];
      expect(mail?.subject).toContain({ en: "Meter 1 is back", ar: "عداد 1" }[locale]);
      expect(mail?.text).toContain(`https://shop.example${path}/product/1`);
      expect(mail?.text).toMatch(new RegExp(`https://shop\\.example${path}/no-more-mails#[\\w-]{43}`));
      expect(mail?.unsubscribeUrl).toMatch(
        /^https:\/\/shop\.example\/backend\/public\/api\/restock-requests\/[\w-]{43}\/end$/,
      );
      for (const content of [mail?.text, mail?.html, mail?.subject])
        expect(content).not.toMatch(/undefined|null|\{\w+\}/);
    },
  );

  test("D-92 each address gets one mail for each request, however often the stock changes", async () => {
    await ask(1, "mona@example.com");
    await ask(1, "Mona@Example.com");
    await ask(1, "ali@example.com", "ar");
    await ask(2, "mona@example.com");
    expect((await read(1)).restock_requests).toBe(2);
    await restock(1, 1);
    await restock(1, 0);
    await restock(1, 5);
    expect((await writtenMails(2)).map(({ recipient }) => recipient)).toEqual([
      "mona@example.com",
      "ali@example.com",
    ]);
    expect((await read(1)).restock_requests).toBe(0);
    expect((await read(2)).restock_requests).toBe(1);
    await restock(1, 0);
    await ask(1, "mona@example.com");
    await restock(1, 2);
    await writtenMails(3);
  });

  test("D-92 an import and its undo bring products back as well", async () => {
    await ask(1, "import@example.com");
    const found = await desk.check(await desk.upload("ID,Stock\n1,7\n2,0\n"), { set_stock: true });
    await desk.apply(found);
    await writtenMails(1);

    await queries().update(products).set({ amount: 3 }).where(eq(products.id, 2));
    const emptied = await desk.check(await desk.upload("ID,Stock\n2,0\n"), { set_stock: true });
    await desk.apply(emptied);
    await ask(2, "undo@example.com");
    await desk.undo(emptied);
    expect((await writtenMails(2))[1]).toMatchObject({ recipient: "undo@example.com" });
  });

  test("D-92 a stock that is changed in its cell brings a product back as well", async () => {
    await ask(1, "cell@example.com");
    await call(desk.api(), changeProductField, {
      headers: desk.headers(),
      params: { id: 1 },
      body: { field: "amount", was: 0, value: 5 },
    });
    expect(await writtenMails(1)).toMatchObject([{ recipient: "cell@example.com" }]);
  });

  test("D-92 a cancelled order brings a product back as well", async () => {
    await queries().update(products).set({ amount: 2 }).where(eq(products.id, 3));
    const [, , product = aProduct()] = stored;
    await call(desk.api(), endpoints.placeOrder, {
      body: orderOf([[product, 2]]),
      headers: attempt("restock-order"),
    });
    await ask(3, "order@example.com");
    const { newest } = await call(desk.api(), endpoints.readOrderCounts, { headers: desk.headers() });
    await call(desk.api(), endpoints.changeOrderState, {
      headers: desk.headers(),
      params: { id: newest ?? 0 },
      body: { state: "cancelled", mail: false },
    });
    expect(await writtenMails(1)).toMatchObject([{ recipient: "order@example.com" }]);
  });

  test("D-92 a deleted product sends no mail until it is restored, and its purge deletes the requests", async () => {
    await ask(1, "mona@example.com");
    await queries()
      .update(products)
      .set({ amount: 5, deleted_at: sql`now()` })
      .where(eq(products.id, 1));
    await writtenMails(0);
    expect(
      await refused(desk.api(), requestRestockMail, {
        params: { id: 1 },
        body: { email: "ali@example.com" },
      }),
    ).toMatchObject({ status: 404 });
    await queries().update(products).set({ deleted_at: null }).where(eq(products.id, 1));
    await desk.api().restockMails.send();
    await writtenMails(1);
  });

  test("D-92 whether an address has asked before or has an account makes no difference to the answer", async () => {
    await call(desk.api(), registerUser, {
      body: { name: "Mona", email: "account@example.com", password: "ohm-and-volt" },
    });
    const answers = [];
    for (const email of ["account@example.com", "account@example.com", "nobody@example.com"]) {
      const response = await send(desk.api(), requestRestockMail, { params: { id: 1 }, body: { email } });
      answers.push([response.status, await response.text()]);
    }
    expect(answers).toEqual(Array.from({ length: 3 }, () => [200, '{"status":true}']));
    expect(await rows()).toHaveLength(2);
  });

  test("D-92 the link of a mail and the button of mail programs end all requests of its address", async () => {
    await ask(1, "leaves@example.com");
    await ask(2, "leaves@example.com");
    await ask(2, "stays@example.com");
    await restock(1, 1);
    await writtenMails(1);
    const token = await tokenOf("leaves@example.com");
    expect(await call(desk.api(), endRestockMails, { params: { token: "unknown" } })).toEqual({
      status: true,
    });
    expect(await rows()).toHaveLength(3);
    // As RFC 8058 has it: no cookie, a form as body.
    const address = new URL(sentTo("leaves@example.com")?.unsubscribeUrl ?? "").pathname;
    const response = await desk.api().request(address, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(response.status).toBe(200);
    expect((await rows()).map(({ email }) => email)).toEqual(["stays@example.com"]);
    expect(await call(desk.api(), endRestockMails, { params: { token } })).toEqual({ status: true });
    await restock(2, 1);
    expect((await writtenMails(2))[1]).toMatchObject({ recipient: "stays@example.com" });
  });

  test("D-92 the token is stored as a hash, and in no mail once that is sent", async () => {
    await ask(1, "hash@example.com");
    await restock(1, 1);
    await writtenMails(1);
    const token = await tokenOf("hash@example.com");
    await vi.waitFor(async () => {
      const [mail] = await queries().select().from(mails);
      expect(mail).toMatchObject({ text: "", html: "", unsubscribeUrl: null });
    }, WAIT);
    expect(JSON.stringify(await rows())).not.toContain(token);
  });

  test("D-92 an address asks ten times an hour, a sender thirty times; what is refused stores nothing", async () => {
    expect(await refusals(12, (index) => from(`203.0.113.${index}`, "mona@example.com"))).toBe(2);
    expect(await refusals(32, (index) => from("198.51.100.1", `reader-${index}@example.com`))).toBe(2);
    expect(await rows()).toHaveLength(31);
  });

  test("D-92 requests for a product that is unknown or in stock do not use up the limit of an address", async () => {
    await restock(2, 4);
    expect(await refuse(2, "ali@example.com")).toEqual({ status: 409, code: "in_stock" });
    expect(await refuse(1, "ali")).toEqual({ status: 422, code: "invalid", errors: { email: "bad_email" } });
    for (let index = 0; index < 10; index += 1) {
      expect((await from(`203.0.113.${index}`, "mona@example.com", 9999)).status).toBe(404);
      expect((await from(`203.0.113.${index}`, "mona@example.com", 2)).status).toBe(409);
    }
    expect((await from("198.51.100.1", "mona@example.com")).status).toBe(200);
  });

  test("D-92 at most a thousand requests wait for a product", async () => {
    await queries().execute(sql`
      insert into restock_requests (product_id, email, email_folded, locale)
      select 1, number || '@example.com', number || '@example.com', 'en' from generate_series(1, 1000) as number`);
    const asked = refused(desk.api(), requestRestockMail, {
      params: { id: 1 },
      body: { email: "mona@example.com" },
    });
    expect(await asked).toMatchObject({ status: 429 });
    await ask(2, "mona@example.com");
    expect(await rows()).toHaveLength(1001);
  });

  test("D-92 requests are deleted after twelve months, and a month after their mail", async () => {
    for (const email of ["new", "old", "mailed", "mailed-long-ago"]) await ask(1, `${email}@example.com`);
    const change = (email: string, values: object) =>
      queries()
        .update(restockRequests)
        .set(values)
        .where(eq(restockRequests.email, `${email}@example.com`));
    await change("old", { createdAt: sql`now() - interval '12 months 1 day'` });
    await change("mailed", { mailedAt: sql`now() - interval '29 days'` });
    await change("mailed-long-ago", { mailedAt: sql`now() - interval '31 days'` });
    await deleteExpired(queries());
    expect((await rows()).map(({ email }) => email)).toEqual(["new@example.com", "mailed@example.com"]);
  });

  test("D-92 a shop without a mail server stores nothing and says so", async () => {
    const without = await openTestApi(aCatalogue({ products: stored }), { hasMailServer: false });
    try {
      const body = { email: "mona@example.com" };
      expect(await call(without, requestRestockMail, { params: { id: 1 }, body })).toEqual({ status: false });
      expect(await without.database.queries.$count(restockRequests)).toBe(0);
    } finally {
      await without.close();
    }
  });
});
