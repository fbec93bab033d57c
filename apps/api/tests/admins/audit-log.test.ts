import { auditKinds } from "@shop/contract/audit-log/audit-entry.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { runAdminCommand } from "../../src/admin-socket/admin-commands.ts";
import { history } from "../../src/modules/history/history.table.ts";
import { orderLog } from "../../src/modules/orders/order-log.table.ts";
import { insertSlides } from "../../src/modules/slides/slides.repository.ts";
import { owner, signInAdmin } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { sendForm } from "../support/forms.ts";

const {
  listAuditLog,
  exportAuditLog,
  createAdmin,
  changeAdmin,
  closeBooks,
  countDayCash,
  reopenBooks,
  startBackup,
} = endpoints;
const { createBrand, deleteSlide, reorderSlides, endSessions } = endpoints;
const { api, headers, place, note } = adminDesk();

type Query = Readonly<Record<string, string>>;

const read = (query: Query = {}) => call(api(), listAuditLog, { headers: headers(), query });

/** The newest entry of a kind. */
const newest = async (entity: string) => (await read({ entity, limit: "1" })).data[0];

/** Lets the clock of the database go on: what is changed within a millisecond has no order. */
async function pause(): Promise<void> {
  await api().database.queries.execute(sql`select pg_sleep(0.002)`);
}

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute));

test("D-158 products, orders, slides, accounts, backups and counted cash are in one log, the newest first", async () => {
  const id = await place();
  await note(id, { shop_note: "call first" });
  await pause();
  const made = await sendForm(api(), createBrand, headers(), { name: "Nilometer" });
  expect(made.status).toBe(200);
  const { data } = await read({ limit: "2" });
  expect(data[0]).toMatchObject({
    entity: "brand",
    name: "Nilometer",
    action: "created",
    by: owner.email,
    count: 1,
    fields: expect.arrayContaining([{ field: "name", old: null, new: "Nilometer" }]) as unknown,
  });
  expect(data[1]).toMatchObject({ entity: "order", entity_id: id, action: "note", by: owner.email });

  const { account } = await call(api(), createAdmin, {
    headers: headers(),
    body: { email: "karim@shop.example", role: "staff", rights: ["view_orders"] },
  });
  const accountId = account.id;
  expect(await newest("account")).toMatchObject({
    entity_id: accountId,
    name: "karim@shop.example",
    action: "created",
    by: owner.email,
    fields: expect.arrayContaining([{ field: "rights", old: null, new: "view_orders" }]) as unknown,
  });
  await pause();
  await call(api(), changeAdmin, {
    headers: headers(),
    params: { id: accountId },
    body: { disabled: true },
  });
  expect((await newest("account"))?.entity).toBe("account");
  expect(await newest("account")).toMatchObject({
    action: "updated",
    fields: [{ field: "disabled", old: null, new: "yes" }],
  });
  await pause();
  await call(api(), endSessions, { headers: headers(), params: { id: accountId } });
  expect(await newest("account")).toMatchObject({ action: "sessions_ended", entity_id: accountId });

  await call(api(), startBackup, { headers: headers() });
  expect(await newest("backup")).toMatchObject({ action: "created", by: owner.email, entity_id: 0 });

  const cash = { day: "2026-03-02", branch: null, person: owner.email, counted: "12.50", note: "" };
  await call(api(), countDayCash, { headers: headers(), body: cash });
  expect(await newest("cash_count")).toMatchObject({
    action: "created",
    fields: expect.arrayContaining([{ field: "counted", old: null, new: "12.50" }]) as unknown,
  });

  await call(api(), closeBooks, { headers: headers(), body: { until: "2026-03-02" } });
  const until = { field: "until", old: null, new: "2026-03-02" };
  expect(await newest("book_closing")).toMatchObject({ action: "created", fields: [until] });
  await call(api(), reopenBooks, { headers: headers() });
  expect(await newest("book_closing")).toMatchObject({
    action: "undone",
    fields: [{ field: "until", old: "2026-03-02", new: null }],
  });

  await insertSlides(
    api().database.queries,
    [7, 8].map((slide) => ({
      id: slide,
      position: slide,
      hidden: false,
      image: `/media/${slide}.webp`,
      imageAr: null,
      alt: "",
      altAr: null,
      link: null,
    })),
  );
  await call(api(), reorderSlides, { headers: headers(), body: { ids: [8, 7] } });
  // Moved at once: one entry for both.
  expect(await newest("slide")).toMatchObject({ action: "updated", count: 2, fields: [] });
  await pause();
  await call(api(), deleteSlide, { headers: headers(), params: { id: 7 } });
  expect(await newest("slide")).toMatchObject({ action: "deleted", entity_id: 7 });
});

test("D-158 what a command of the machine does to an account is in the log, in its name", async () => {
  await pause();
  await runAdminCommand(api().database, ["create", "cli@shop.example", "--role", "staff"]);
  expect(await newest("account")).toMatchObject({ action: "created", by: "npm run admin" });
  await pause();
  await runAdminCommand(api().database, ["password", "cli@shop.example"]);
  const entry = await newest("account");
  expect(entry).toMatchObject({ action: "password_set", by: "npm run admin", fields: [] });
});

test("D-158 the log is read page by page without a gap or a repetition, and what was changed at once is one entry that lists each", async () => {
  const { queries } = api().database;
  await queries.delete(history);
  await queries.delete(orderLog);
  const row = (minute: number, entityId: number) => ({
    entity: "product" as const,
    entityId,
    action: "updated" as const,
    by: "import@shop.example",
    fields: [{ field: "price", old: "1.00", new: "2.00" }],
    at: at(minute),
  });
  await queries
    .insert(history)
    .values([
      ...Array.from({ length: 7 }, (_, minute) => row(minute, 1)),
      ...Array.from({ length: 300 }, (_, index) => row(3, index + 2)),
    ]);
  const orderId = await place();
  await queries.delete(history).where(eq(history.by, owner.email));
  await queries
    .insert(orderLog)
    .values(
      [2, 3].map((minute) => ({ orderId, at: at(minute), by: "a@shop.example", action: "note" as const })),
    );
  const seen: { at: string; entity: string; count: number }[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ limit: "2", to: "2026-01-05", ...(cursor && { cursor }) });
    for (const entry of page.data)
      seen.push({ at: entry.at, entity: entry.entity, count: "count" in entry ? entry.count : 1 });
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  const minutes = seen.map((entry) => new Date(entry.at).getUTCMinutes());
  expect(minutes).toEqual([6, 5, 4, 3, 3, 2, 2, 1, 0]);
  expect(seen.filter(({ count }) => count > 1)).toEqual([
    { at: at(3).toISOString(), entity: "product", count: 301 },
  ]);
  const { data } = await read({ to: "2026-01-05", entity: "product" });
  const many = data.find((entry) => "count" in entry && entry.count > 1);
  const ids: number[] = [];
  do {
    const page = await read({ group: String(many?.id), limit: "100", ...(cursor && { cursor }) });
    ids.push(...page.data.map((entry) => entry.entity_id));
    cursor = page.next_cursor ?? undefined;
    expect(page.data[0]).toMatchObject({ count: 1, fields: [{ field: "price" }] });
  } while (cursor);
  expect(new Set(ids).size).toBe(301);

  const file = await send(api(), exportAuditLog, {
    headers: headers(),
    query: { format: "csv", locale: "en", to: "2026-01-05" },
  });
  const rows: Record<string, string>[] = parse(await file.text(), { bom: true, columns: true });
  expect(rows).toHaveLength(309);
  expect(rows[0]).toMatchObject({
    Day: "2026-01-05",
    Who: "import@shop.example",
    Before: "1.00",
    After: "2.00",
  });
  const times = rows.map((one) => one["Time"] ?? "");
  expect(times).toEqual(times.toSorted((a, b) => a.localeCompare(b)));
  const orders = await send(api(), exportAuditLog, {
    headers: headers(),
    query: { format: "csv", locale: "ar", entity: "order", to: "2026-01-05" },
  });
  expect(parse(await orders.text(), { bom: true })).toHaveLength(3);
});

test("D-158 the log is narrowed to people, kinds and days", async () => {
  const id = await place();
  await note(id, { shop_note: "call first" });
  expect((await read({ by: "import@shop.example" })).data).toHaveLength(7);
  expect((await read({ by: owner.email })).data).toMatchObject([{ entity: "order", entity_id: id }]);
  expect((await read({ from: "2026-01-06", to: "2026-01-07" })).data).toEqual([]);
  for (const entity of auditKinds) {
    const { data } = await read({ entity });
    expect(data.every((entry) => entry.entity === entity)).toBe(true);
  }
  expect((await read({ group: "999999" })).data).toEqual([]);
});

test("D-158 the log is for owners alone, and takes no other cursor or kind", async () => {
  const staff = await signInAdmin(api(), { email: "staff@shop.example", password: "open the shop" }, "staff");
  expect((await refused(api(), listAuditLog, { headers: staff })).status).toBe(403);
  expect((await send(api(), exportAuditLog, { headers: staff, query: { format: "csv" } })).status).toBe(403);
  for (const query of [{ cursor: "abc" }, { entity: "weather" }])
    expect(await refused(api(), listAuditLog, { headers: headers(), query })).toMatchObject({
      status: 400,
      code: "bad_query",
    });
});
