import { expect, describe, test, vi } from "vitest";

import { backoffSeconds } from "../../src/modules/mails/backoff.ts";
import { claimDueMails, insertMails } from "../../src/modules/mails/mails.repository.ts";
import { smtpDelivery } from "../../src/modules/mails/smtp-delivery.ts";
import { FROM, mailTo, outboxDesk } from "../support/desks/outbox-desk.ts";
import { startMailServer } from "../support/mail-server.ts";
import { WAIT } from "../support/wait.ts";

const { database, server, stopServer, open, closeOutboxes, put, stored, logged, untilSent, untilAttempted } =
  outboxDesk();

describe("a mail server that accepts mails", () => {
  test("D-22 a mail is sent once, from and to the right addresses", async () => {
    const outbox = open();
    await put(outbox, mailTo("mona@example.com", { subject: "طلبك 3CDF-GHJ6" }));
    await untilSent(1);
    const [mail] = server().taken;
    expect(server().taken).toHaveLength(1);
    expect(mail?.from).toBe("orders@shop.example");
    expect(mail?.recipients).toEqual(["mona@example.com"]);
    expect(mail?.raw).toMatch(/^From: Nilometer <orders@shop\.example>\r$/m);
    expect(mail?.raw).toMatch(/^Reply-To: <?orders@shop\.example>?\r$/m);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail?.messageId).toBe((await stored())[0]?.messageId);
    expect(mail?.messageId).toMatch(/^<[\w-]{36}@shop\.example>$/);
  });

  test("D-135 a test mail is sent at once and not stored; what the server answers, or that none is there, is returned", async () => {
    const outbox = open();
    expect(await outbox.test(mailTo("owner@example.com"))).toBeNull();
    expect(server().taken.map(({ recipients }) => recipients)).toEqual([["owner@example.com"]]);
    server().behave("refuse");
    expect(await outbox.test(mailTo("owner@example.com"))).toMatch(/550/);
    const again = await stopServer();
    expect(await outbox.test(mailTo("owner@example.com"))).toMatch(/ECONNREFUSED/);
    await again();
    expect(await stored()).toEqual([]);
  });

  test("D-22 a mail of a transaction that rolls back is never sent", async () => {
    const outbox = open();
    const failing = database().queries.transaction(async (transaction) => {
      await outbox.put(transaction, [mailTo("mona@example.com")]);
      throw new Error("no order");
    });
    await expect(failing).rejects.toThrow("no order");
    await put(outbox, mailTo("sami@example.com"));
    await untilSent(1);
    expect(server().taken.map(({ recipients }) => recipients)).toEqual([["sami@example.com"]]);
  });

  test("D-22 several nodes send each mail once", async () => {
    const many = Array.from({ length: 40 }, (_, index) => mailTo(`buyer${index}@example.com`));
    const [first] = [open(), open(), open()];
    await put(first, ...many);
    await untilSent(40);
    expect(new Set(server().taken.map(({ messageId }) => messageId)).size).toBe(40);
    expect(server().taken).toHaveLength(40);
  });

  test.for(["a,b@example.com", "a;b@example.com", '"a<b>@example.com', "x@example.com,y@example.com"])(
    "D-22 an address such as %s is never parsed as two recipients",
    async (recipient) => {
      await put(open(), mailTo(recipient));
      await untilAttempted(1);
      await vi.waitFor(async () => {
        const [mail] = await stored();
        expect(mail?.sentAt !== null || mail.lastError !== null).toBe(true);
      }, WAIT);
      for (const { recipients } of server().taken) expect(recipients).toHaveLength(1);
    },
  );

  test("D-22 a line break in a subject or an address adds no header", async () => {
    await put(
      open(),
      mailTo("mona@example.com", {
        subject: "Hello\r\nBcc: spy@example.com",
        replyTo: "a@x.co\r\nCc: spy@example.com",
      }),
    );
    await untilSent(1);
    expect(server().taken[0]?.recipients).toEqual(["mona@example.com"]);
    expect(server().taken[0]?.raw).not.toMatch(/^(?:Bcc|Cc):/im);
  });

  test("D-22 the credentials of SMTP_URL are used for login; the password is never logged", async () => {
    const withLogin = await startMailServer({ credentials: { user: "shop", pass: "s3cret/&pass" } });
    await put(open(smtpDelivery(withLogin.url, FROM)), mailTo("mona@example.com"));
    await untilSent(1);
    // It would send the next mail itself.
    await closeOutboxes();
    const wrong = withLogin.url.replace("s3cret", "wr0ng");
    await put(open(smtpDelivery(wrong, FROM)), mailTo("sami@example.com"));
    await expect
      .poll(async () => (await stored()).at(-1)?.lastError, { timeout: 60_000 })
      .toMatch(/authentication failed/i);
    const text = logged() + JSON.stringify(await stored());
    expect(text).not.toMatch(/s3cret|wr0ng/);
    expect(smtpDelivery(withLogin.url, FROM).description).toBe(
      `Mails go to the mail server 127.0.0.1:${withLogin.port}.`,
    );
    await closeOutboxes();
    await withLogin.close();
  });
});

test("D-22 the backoff grows to half an hour, to half a day after a permanent failure, with a jitter of up to a half", () => {
  const backoff = { first: 5, max: 1800, maxPermanent: 43_200 };
  const delays = [1, 2, 3, 4, 10, 1000].map((attempts) => backoffSeconds(attempts, false, backoff, 0));
  expect(delays).toEqual([5, 10, 20, 40, 1800, 1800]);
  expect(backoffSeconds(1000, true, backoff, 0)).toBe(43_200);
  expect(backoffSeconds(1, false, backoff, 1)).toBe(2.5);
});

test("D-22 a mail is due at the very moment at which it is stored, wherever that lies within a millisecond", async () => {
  for (let at = 0; at < 20; at += 1) {
    // A transaction has one time.
    const claimed = await database().queries.transaction(async (transaction) => {
      await insertMails(transaction, [{ ...mailTo(`${at}@example.com`), messageId: `<${at}@test>` }]);
      return claimDueMails(transaction, { limit: 1, seconds: 60 });
    });
    expect(claimed.map(({ recipient }) => recipient)).toEqual([`${at}@example.com`]);
  }
});
