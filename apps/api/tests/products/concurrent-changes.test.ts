import { endpoints } from "@shop/contract/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test, vi } from "vitest";

import type { Queries } from "../../src/database/database.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { aCatalogue } from "../support/builders.ts";
import { send } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";
import { orderOf, outcomeOf, stockOf } from "../support/ordering.ts";
import type { TestApi } from "../support/test-api.ts";
import { onPostgres } from "../support/test-database.ts";
import { WAIT } from "../support/wait.ts";

const { updateProduct, restoreProduct, deleteSubCategory, deleteCategory, readProduct } = endpoints;

const meter = (id: number) => aProduct({ id, name: `Multimeter ${id}`, sub_category_id: 1, amount: 5 });
const first = meter(1);
const second = meter(2);
const third = meter(3);

const shop = keptShop(
  aCatalogue({
    categories: [aCategory({ id: 1 }), aCategory({ id: 2, name: "Instruments" })],
    subCategories: [
      aSubCategory({ id: 1, category_id: 1 }),
      aSubCategory({ id: 2, category_id: 1, name: "Hand-held" }),
      aSubCategory({ id: 3, category_id: 2, name: "Benches" }),
    ],
    products: [first, second, third],
  }),
);
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});

const update = ({ id, name, description }: typeof first, body: Readonly<Record<string, unknown>>) =>
  send(api, updateProduct, {
    headers,
    params: { id },
    body: { name, price: "100", amount: 5, sub_category_id: 1, description, ...body },
  });

const execute = (statements: string) => api.database.queries.execute(sql.raw(statements));

/** Does some work while the log of changes can be written, but a read of it fails. */
const failing = async (work: () => Promise<void>): Promise<void> => {
  await execute("alter table catalogue_changes rename to written_changes");
  await execute(`create view catalogue_changes as
    select version, array[(1 / (version - version))::text] as tags, changed_at from written_changes`);
  await execute(`create function write_change() returns trigger language plpgsql as $$
    begin insert into written_changes (version, tags) values (new.version, new.tags); return new; end $$`);
  await execute(`create trigger write_change instead of insert on catalogue_changes
    for each row execute function write_change()`);
  try {
    await work();
  } finally {
    await execute("drop view catalogue_changes");
    await execute("drop function write_change");
    await execute("alter table written_changes rename to catalogue_changes");
  }
};
const read = async () => {
  const answer = await send(api, readProduct, { params: { id: first.id } });
  const { name } = v.parse(readProduct.answer, await answer.json());
  return { name, etag: answer.headers.get("etag") };
};

/** Lets so many updates of products fail as deadlocks do; a sequence counts, which no rollback takes back. */
const deadlocks = async (count: number, work: () => Promise<void>): Promise<void> => {
  const { queries } = api.database;
  await queries.execute(sql`create sequence tries`);
  await queries.execute(
    sql.raw(`create function fail() returns trigger language plpgsql as $$ begin
      if nextval('tries') <= ${count} then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new; end $$`),
  );
  await queries.execute(
    sql`create trigger fail before update on products for each row execute function fail()`,
  );
  try {
    await work();
  } finally {
    await queries.execute(sql`drop trigger fail on products`);
    await queries.execute(sql`drop function fail`);
    await queries.execute(sql`drop sequence tries`);
  }
};

/** Does some work while a transaction holds what it has locked. */
const holding = async (
  lock: (transaction: Queries) => Promise<unknown>,
  work: () => Promise<void>,
): Promise<void> => {
  const locked = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const held = api.database.queries.transaction(async (transaction) => {
    await lock(transaction);
    locked.resolve();
    await end.promise;
  });
  await locked.promise;
  try {
    await work();
  } finally {
    end.resolve();
    await held;
  }
};
const lockFirst = (transaction: Queries) =>
  transaction.select().from(products).where(eq(products.id, first.id)).for("update");
const waiting = (count: number) =>
  vi.waitFor(async () => {
    const answer = await api.database.queries.execute(
      sql`select count(distinct pid)::int as count from pg_locks where not granted and pid in (
        select pid from pg_stat_activity where datname = current_database())`,
    );
    expect(answer).toMatchObject({ rows: [{ count }] });
  }, WAIT);

describe("after the commit of a change whose log cannot be read", () => {
  test("AEDIT-1 an update is answered and shown", async () => {
    const before = await read();
    await failing(async () => {
      expect((await update(first, { name: "Clamp meter" })).status).toBe(200);
      const after = await read();
      expect(after.name).toBe("Clamp meter");
      expect(after.etag).not.toBe(before.etag);
    });
    await update(first, { name: "Tester" });
    expect((await read()).name).toBe("Tester");
  });

  test("API-22 an order is answered with its number", async () => {
    await failing(async () => {
      expect(await outcomeOf(api, orderOf([[first, 2]]))).toMatch(/^.{4}-.{4}$/);
    });
    expect(await stockOf(api, first.id)).toBe(3);
  });
});

describe("a transaction that the database rolls back for a deadlock", () => {
  test("API-22 is tried again: an order is placed once", async () => {
    await deadlocks(2, async () => {
      expect(await outcomeOf(api, orderOf([[first, 2]]))).toMatch(/^.{4}-.{4}$/);
    });
    expect(await stockOf(api, first.id)).toBe(3);
  });

  test("API-22 is answered 503 where it fails again and again", async () => {
    await deadlocks(1000, async () => {
      expect(await outcomeOf(api, orderOf([[first, 2]]))).toBe("unavailable");
      expect((await update(first, { name: "Clamp meter" })).status).toBe(503);
    });
    expect(await stockOf(api, first.id)).toBe(5);
  });
});

describe.runIf(onPostgres())("changes lock groups before products", () => {
  test("D-16 a product leaves a sub category that is being deleted, without waiting for its products", async () => {
    let deleted: Promise<Response> | undefined;
    await holding(lockFirst, async () => {
      deleted = send(api, deleteSubCategory, { headers, params: { id: 1 }, query: { move_to: 3 } });
      await waiting(1);
      expect((await update(third, { sub_category_id: 2 })).status).toBe(200);
    });
    expect((await deleted)?.status).toBe(200);
  });

  test("D-42 a deleted product is restored beside the deletion of its sub category, and not into it", async () => {
    await api.database.queries
      .update(products)
      .set({ deleted_at: new Date() })
      .where(eq(products.id, third.id));
    let answers: Promise<Response[]> | undefined;
    await holding(lockFirst, async () => {
      const deleted = send(api, deleteSubCategory, { headers, params: { id: 1 }, query: { move_to: 3 } });
      await waiting(1);
      const restored = send(api, restoreProduct, { headers, params: { id: third.id } });
      await waiting(2);
      // The waiting restore has not locked its product.
      await api.database.queries.transaction((transaction) =>
        transaction.select().from(products).where(eq(products.id, third.id)).for("update", { noWait: true }),
      );
      answers = Promise.all([deleted, restored]);
    });
    expect((await answers)?.map(({ status }) => status)).toEqual([200, 422]);
  });

  test("D-16 the deletion of a category locks the products of all its sub categories before it writes one", async () => {
    await update(first, { sub_category_id: 2 });
    let deleted: Promise<Response> | undefined;
    await holding(lockFirst, async () => {
      deleted = send(api, deleteCategory, { headers, params: { id: 1 }, query: { move_to: 2 } });
      await waiting(1);
      // Products 2 and 3 are in a sub category that is moved before that of product 1.
      const free = await api.database.queries.transaction((transaction) =>
        transaction.select({ id: products.id }).from(products).for("update", { skipLocked: true }),
      );
      expect(free).toEqual([{ id: second.id }, { id: third.id }]);
    });
    expect((await deleted)?.status).toBe(200);
  });
});
