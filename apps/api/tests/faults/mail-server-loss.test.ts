import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { mailTo, outboxDesk } from "../support/desks/outbox-desk.ts";
import { WAIT } from "../support/wait.ts";

const { database, server, stopServer, open, closeOutboxes, put, stored, logged, untilSent, untilAttempted } =
  outboxDesk();

describe("a mail server that fails", () => {
  test.for(["later", "refuse", "drop"] as const)(
    "D-22 after '%s' a mail is retried with the same Message-ID until it is accepted, and delays no other mail",
    async (behaviour) => {
      server().behave(behaviour, "late@example.com");
      await put(open(), mailTo("late@example.com"), mailTo("other@example.com"));
      await untilAttempted(3);
      expect(server().taken.map(({ recipients }) => recipients)).toEqual([["other@example.com"]]);
      const [{ lastError } = { lastError: null }] = await stored();
      expect(lastError).not.toBeNull();
      server().behave("take", "late@example.com");
      await untilSent(2);
      expect(server().taken).toHaveLength(2);
      expect(server().taken[1]?.messageId).toBe((await stored())[0]?.messageId);
      expect((await stored())[0]?.lastError).toBeNull();
    },
  );

  test.for(["silent", "hang"] as const)(
    "D-22 sending to a server that answers '%s' times out and is retried",
    async (behaviour) => {
      server().behave(behaviour);
      const start = performance.now();
      await put(open(undefined, 0.4), mailTo("mona@example.com"));
      await untilAttempted(2);
      expect(performance.now() - start).toBeLessThan(5000);
      expect((await stored())[0]?.lastError).toBe("The mail server took too long.");
      server().behave("take");
      await untilSent(1);
      expect(server().taken).toHaveLength(1);
    },
  );

  test("D-22 a mail whose acceptance was not confirmed is sent again with the same Message-ID, so that the server can deduplicate", async () => {
    server().behave("take and drop");
    await put(open(), mailTo("mona@example.com"));
    await vi.waitFor(() => expect(server().taken.length).toBeGreaterThan(0), WAIT);
    server().behave("take");
    await untilSent(1);
    expect(server().taken.length).toBeGreaterThan(1);
    expect(
      new Set(server().taken.map(({ messageId, raw }) => `${messageId} ${raw.match(/^Date: .*/m)?.[0]}`))
        .size,
    ).toBe(1);
  });

  test("D-22 an unreachable server is retried until it is reachable", async () => {
    const startAgain = await stopServer();
    await put(open(), mailTo("mona@example.com"));
    await untilAttempted(3);
    await startAgain();
    await untilSent(1);
    expect(server().taken).toHaveLength(1);
  });

  test("D-22 a mail that a crashed node had claimed is sent by another node when the claim expires", async () => {
    await put(
      open({ description: "", hasServer: true, deliver: () => Promise.resolve() }),
      mailTo("sent@example.com"),
    );
    await untilSent(1);
    await closeOutboxes();
    await database()
      .queries.update(mails)
      .set({ sentAt: null, attempts: 1, nextAttemptAt: sql`now() + interval '2 seconds'` });
    await put(open(), mailTo("not-claimed@example.com"));
    await untilSent(2);
    expect(server().taken.map(({ recipients }) => recipients)).toEqual([
      ["not-claimed@example.com"],
      ["sent@example.com"],
    ]);
    expect((await stored())[0]?.attempts).toBe(2);
  });

  test("D-22 a mail that no server accepts for a month is given up and logged", async () => {
    server().behave("refuse");
    const outbox = open();
    await put(outbox, mailTo("nobody@example.com"));
    await untilAttempted(1);
    await database()
      .queries.update(mails)
      .set({ createdAt: sql`now() - interval '31 days'` });
    await vi.waitFor(async () => expect((await stored())[0]?.givenUpAt).not.toBeNull(), WAIT);
    const tries = (await stored())[0]?.attempts;
    await put(outbox, mailTo("somebody@example.com"));
    await vi.waitFor(async () => expect((await stored())[1]?.attempts).toBeGreaterThan(2), {
      timeout: 15_000,
    });
    expect((await stored())[0]?.attempts).toBe(tries);
    expect(logged()).toContain("a mail was given up");
  });
});

test("D-22 closing does not wait for a server that hangs, and the mail is sent after the next start", async () => {
  server().behave("hang");
  const outbox = open(undefined, 60);
  await put(outbox, mailTo("mona@example.com"));
  await vi.waitFor(() => expect(server().connections()).toBe(1), WAIT);
  const start = performance.now();
  await outbox.close();
  expect(performance.now() - start).toBeLessThan(6000);
  const [mail] = await stored();
  expect([mail?.sentAt, mail?.givenUpAt]).toEqual([null, null]);
  await database()
    .queries.update(mails)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(mails.id, mail?.id ?? 0));
  server().behave("take");
  open().wake();
  await untilSent(1);
  expect(server().taken).toHaveLength(1);
});
