import { Writable } from "node:stream";

import { endpoints } from "@shop/contract/endpoints.ts";
import { createLogger } from "@shop/serving/logging/create-logger.ts";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";

import { users } from "../../src/modules/accounts/users.table.ts";
import { aCatalogue } from "../support/builders.ts";
import { send } from "../support/calls.ts";
import { refuseInsertions } from "../support/full-database.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const registration = {
  name: "Mona Adel",
  email: "mona.adel@mail.example",
  password: "a very long secret",
  phone: "01012345678",
  address1: "14 Station Street",
};

let lines: string[] = [];
let api: TestApi;

beforeEach(async () => {
  lines = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  api = await openTestApi(aCatalogue({}), { logger: createLogger("debug", destination) });
});
afterEach(() => api.close());

/** The log lines of failed requests, after a registration was answered with a server error. */
async function failedRegistration(): Promise<string[]> {
  const { status } = await send(api, endpoints.registerUser, { body: registration });
  expect(status).toBeGreaterThanOrEqual(500);
  return lines.filter((line) => line.includes("request failed"));
}

test("a failed query is logged without its parameters: no name, mail, phone, address or hash", async () => {
  onTestFinished(await refuseInsertions(api.database, users));
  const [line = ""] = await failedRegistration();
  expect(JSON.parse(line)).toMatchObject({
    err: { message: "could not extend file", code: "53100" },
  });
  const { name, email, phone, address1, password } = registration;
  for (const secret of [name, email, phone, address1, password, "$argon2"])
    expect(line).not.toContain(secret);
  expect(line.length).toBeLessThan(4000);
});

test("a value that the database quotes in its message or detail is not logged", async () => {
  await api.database.queries.execute(sql`alter table users add constraint short check (length(phone) < 5)`);
  onTestFinished(
    async () => void (await api.database.queries.execute(sql`alter table users drop constraint short`)),
  );
  const [line = ""] = await failedRegistration();
  expect(JSON.parse(line)).toMatchObject({ err: { code: "23514", constraint: "short", table: "users" } });
  expect(line).not.toContain(registration.phone);
  expect(line).not.toContain(registration.email);
});
