import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";

import { readSettings } from "@shop/serving/settings.ts";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import type { Database } from "../../src/database/database.ts";
import { fileDelivery } from "../../src/modules/mails/file-delivery.ts";
import { mails } from "../../src/modules/mails/mails.table.ts";
import { openShopOutbox } from "../../src/modules/mails/shop-outbox.ts";
import { headerOf } from "../support/mail-server.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { WAIT } from "../support/wait.ts";

const folder = mkdtempSync(join(tmpdir(), "shop-mails-"));
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => rmSync(join(folder, "mails"), { recursive: true, force: true }));
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const kept = (): string[] => readdirSync(join(folder, "mails"));
const signal = new AbortController().signal;
const mail = {
  id: 7,
  messageId: "<x@shop.example>",
  senderName: null,
  recipient: "../../mona?/x@example.com",
  replyTo: "orders@shop.example",
  subject: "Order",
  text: "Thank you.",
  html: "<p>Thank you.</p>",
  unsubscribeUrl: null,
  createdAt: new Date("2026-03-01T10:20:30.400Z"),
};

test("D-22 without a mail server every mail is written to an .eml file, and the log says so", async () => {
  const log = new PassThrough();
  const settings = readSettings({ DATA_DIR: folder });
  const outbox = openShopOutbox(database.queries, settings, pino({ level: "info" }, log));
  expect(String(log.read())).toContain(
    `No SMTP_URL is set: mails are not sent, they are kept in ${join(folder, "mails")}.`,
  );
  await outbox.put(database.queries, [
    {
      recipient: "mona@example.com",
      replyTo: "orders@nilometer.example",
      subject: "طلبك",
      text: "شكرًا",
      html: "<p>شكرًا</p>",
    },
  ]);
  outbox.wake();
  await vi.waitFor(() => expect(kept()).toHaveLength(1), WAIT);
  await outbox.close();
  const [name = ""] = kept();
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-\d+-mona@example\.com\.eml$/);
  const raw = readFileSync(join(folder, "mails", name), "utf8");
  expect(headerOf(raw, "To")).toBe("mona@example.com");
  expect(headerOf(raw, "From")).toBe("Nilometer <orders@nilometer.example>");
  expect(headerOf(raw, "Content-Type")).toMatch(/^multipart\/alternative/);
  expect(raw).toContain(Buffer.from("شكرًا").toString("base64"));
  const [row] = await database.queries.select().from(mails);
  expect(row?.sentAt).toBeNull();
  expect(row?.keptAt).not.toBeNull();
  expect(headerOf(raw, "Message-ID")).toBe(row?.messageId);
});

test("D-22 a mail that is written twice is one file, and its address cannot lead out of the folder", async () => {
  const delivery = fileDelivery(join(folder, "mails"), "shop@shop.example");
  await delivery.deliver(mail, signal);
  await delivery.deliver(mail, signal);
  expect(kept()).toEqual(["2026-03-01T10-20-30-400Z-7-.._.._mona__x@example.com.eml"]);
});

test("D-26 a mail with a sender's name of its own keeps the sender's address", async () => {
  const delivery = fileDelivery(join(folder, "mails"), "Nilometer <shop@shop.example>");
  await delivery.deliver({ ...mail, senderName: "نيلومتر" }, signal);
  const [name = ""] = kept();
  const from = headerOf(readFileSync(join(folder, "mails", name), "utf8"), "From");
  const [, encoded = "", address] = /^=\?UTF-8\?B\?(.+)\?= <(.+)>$/i.exec(from) ?? [];
  expect([Buffer.from(encoded, "base64").toString(), address]).toEqual(["نيلومتر", "shop@shop.example"]);
});

test.for([
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must be an address such as smtp://"],
  [{ SMTP_URL: "http://mail.example" }, "SMTP_URL must be"],
  [{ MAIL_FROM: "The shop" }, "MAIL_FROM must be a mail address, or a name and <address>"],
  [{ MAIL_FROM: "a@b.co\r\nBcc: c@d.co" }, "MAIL_FROM must be"],
  [{ SHOP_MAIL: "shop" }, "SHOP_MAIL must be a mail address"],
  [{ SHOP_LOCALE: "fr" }, "SHOP_LOCALE must be en or ar"],
  [{ MAIL_TIMEOUT: "0" }, "MAIL_TIMEOUT must be a whole number from 1 to 600"],
] as const)("D-22 wrong mail settings are reported in one line: %o", ([environment, line]) => {
  expect(() => readSettings(environment)).toThrow(line);
});

test("D-22 the configured mail server is logged at the start, without its password", () => {
  const log = new PassThrough();
  const settings = readSettings({ SMTP_URL: "smtps://shop:secret@mail.shop.example", DATA_DIR: folder });
  const outbox = openShopOutbox(database.queries, settings, pino({ level: "info" }, log));
  const said = String(log.read());
  expect(said).toContain("Mails go to the mail server mail.shop.example:465.");
  expect(said).not.toContain("secret");
  return outbox.close();
});
