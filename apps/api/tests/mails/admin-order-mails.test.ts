import { endpoints } from "@shop/contract/endpoints.ts";
import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { orderLog } from "../../src/modules/orders/order-log.table.ts";
import { owner } from "../support/admins.ts";
import { call, refused } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { kit, meter } from "../support/desks/order-desk.ts";
import { buyer, countOf } from "../support/ordering.ts";
import { WAIT } from "../support/wait.ts";

const { api, headers, place, read, list, change, note } = adminDesk();
const { remindBuyer } = endpoints;

const storedMails = () => api().database.queries.select().from(mails).orderBy(mails.id);
const withoutMarks = (text: string): string => text.replaceAll(/[\u2066\u2069]/g, "");

const remind = (id: number) => call(api(), remindBuyer, { headers: headers(), params: { id } });
const refuse = (id: number) => refused(api(), remindBuyer, { headers: headers(), params: { id } });

/** A mail's text without the marks that isolate English lines in Arabic (D-26). */
const withoutIsolates = (text = "") => text.replaceAll(/[\u2066\u2069]/g, "");

describe("mails to the buyer", () => {
  const subjects = {
    en: {
      confirmed: /^Your order .{9} is confirmed$/,
      sent: /^Your order .{9} is on its way$/,
      delivered: /^Your order .{9} has been delivered$/,
      cancelled: /^Your order .{9} is cancelled$/,
    },
    ar: {
      confirmed: /^تأكيد طلبك .{9}$/,
      sent: /^طلبك .{9} في الطريق إليك$/,
      delivered: /^تم تسليم طلبك .{9}$/,
      cancelled: /^إلغاء طلبك .{9}$/,
    },
  } as const;

  test.for(["en", "ar"] as const)(
    "D-33 CHECKOUT-8 each state is mailed in the buyer's language: %s",
    async (locale) => {
      const id = await place([[meter, 2]], { info: { ...buyer, name: "Mona" }, locale });
      const cancelled = await place([[meter, 1]], { locale });
      const { token } = await read(id);
      for (const state of ["confirmed", "sent", "delivered"] as const) {
        await change(id, { state, note: `Note <${state}>\nsecond line` });
      }
      await change(cancelled, { state: "cancelled" });
      const sent = (await storedMails()).slice(4);
      const states = ["confirmed", "sent", "delivered", "cancelled"] as const;
      expect(sent).toHaveLength(states.length);
      for (const [at, state] of states.entries()) {
        const mail = sent[at];
        expect(mail).toMatchObject({ recipient: buyer.email, replyTo: "orders@shop.example" });
        expect(withoutMarks(mail?.subject ?? "")).toMatch(subjects[locale][state]);
        expect(mail?.html).toContain(`<html lang="${locale}"`);
        expect(mail?.text).not.toMatch(/undefined|null|\{\w+\}/);
      }
      const [confirmed] = sent;
      expect(withoutMarks(confirmed?.text ?? "")).toContain("2,900 EG");
      expect(withoutIsolates(confirmed?.text)).toContain("Note <confirmed>\nsecond line");
      expect(withoutIsolates(confirmed?.html)).toContain("Note &lt;confirmed&gt;\nsecond line");
      const path = locale === "ar" ? "/ar/order" : "/order";
      expect(confirmed?.html).toContain(`href="https://shop.example${path}#${token}"`);
      await vi.waitFor(() => expect(api().sentMails.at(-1)?.subject).toBe(sent.at(-1)?.subject), WAIT);
    },
  );

  test("D-33 none is sent where the administrator chose so, nor to a state that the order has", async () => {
    const id = await place();
    await change(id, { state: "confirmed", mail: false });
    await change(id, { state: "confirmed" });
    expect(await countOf(api(), mails)).toBe(2);
    expect((await read(id)).log).toMatchObject([{ to: "confirmed", mail: null }]);
  });

  test("D-33 the administrators' note is in none of them", async () => {
    const id = await place();
    await note(id, { shop_note: "Pays late" });
    await change(id, { state: "cancelled" });
    expect((await storedMails()).some(({ html, text }) => `${html}${text}`.includes("Pays late"))).toBe(
      false,
    );
  });

  test("D-33 D-21 a confirmed order with open prices announces them", async () => {
    const id = await place([[kit, 1]]);
    await change(id, { state: "confirmed" });
    expect((await storedMails()).at(-1)?.text).toContain("Some prices are being updated");
  });
});

describe("reminders of buyers whose order waits", () => {
  test.for(["en", "ar"] as const)("D-33 a reminder is mailed in the buyer's language: %s", async (locale) => {
    const id = await place([[meter, 2]], { locale });
    const { token } = await read(id);
    expect(await remind(id)).toMatchObject({
      status: true,
      order: {
        state: "received",
        version: 2,
        log: [{ action: "reminder", by: owner.email, mail: "waiting" }],
      },
    });
    const mail = (await storedMails()).at(-1);
    expect(mail).toMatchObject({ recipient: buyer.email, replyTo: "orders@shop.example" });
    const subject = { en: "We are waiting for your answer", ar: "ننتظر ردك" }[locale];
    expect(withoutMarks(mail?.subject ?? "")).toContain(subject);
    expect(mail?.html).toContain(`<html lang="${locale}"`);
    expect(mail?.html).toContain(`/order#${token}`);
    expect(mail?.text).not.toMatch(/undefined|null|\{\w+\}/);
    await vi.waitFor(() => expect(api().sentMails.at(-1)?.subject).toBe(mail?.subject), WAIT);
  });

  test("D-33 a buyer is reminded once a day, also by two clicks at once", async () => {
    const id = await place();
    const answers = await Promise.all([remind(id), remind(id)]);
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(await storedMails()).toHaveLength(3);
    const [row] = (await list()).data;
    expect(row?.reminded_at).toBe((await read(id)).log[0]?.at);
    await api()
      .database.queries.update(orderLog)
      .set({ at: sql`now() - interval '25 hours'` });
    expect(await remind(id)).toMatchObject({ status: true });
    expect(await storedMails()).toHaveLength(4);
  });

  test("D-33 only buyers of unconfirmed orders are reminded", async () => {
    const id = await place();
    await change(id, { state: "confirmed", mail: false });
    expect(await refuse(id)).toMatchObject({ status: 409, code: "state_not_allowed" });
    expect(await refuse(999_999)).toMatchObject({ status: 404 });
    expect(await storedMails()).toHaveLength(2);
  });
});
