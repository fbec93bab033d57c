import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { formerStaffRights } from "@shop/domain/admins/rights.ts";
import { afterAll, expect, test } from "vitest";

import { openDatabase } from "../../src/database/database.ts";
import { withStored } from "../../src/database/stored-database.ts";
import { adminSessions } from "../../src/modules/admins/admin-sessions.table.ts";
import { findAdmins } from "../../src/modules/admins/admins.repository.ts";
import { createOldShop } from "../support/old-shop.ts";

const folder = mkdtempSync(join(tmpdir(), "shop-rights-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const content = `insert into admins (email, password_hash, role)
  values ('clerk@shop.example', '', 'staff'), ('owner@shop.example', '', 'owner');
  insert into admin_sessions (token_hash, admin_id, expires_at) values ('a', 1, now()), ('b', 1, now());`;

test("D-147 D-149 an upgrade leaves accounts what they could do, and their sessions", async () => {
  const settings = await createOldShop(join(folder, "shop"), content);
  await (await openDatabase(settings, () => {})).close();
  const [accounts, sessions] = await withStored(settings, async ({ queries }) => [
    await findAdmins(queries),
    await queries.select({ id: adminSessions.id }).from(adminSessions),
  ]);
  expect(accounts.map(({ role, rights }) => ({ role, rights }))).toEqual([
    { role: "staff", rights: formerStaffRights },
    { role: "owner", rights: [] },
  ]);
  expect(sessions).toHaveLength(2);
});
