import * as v from "valibot";
import { expect, test } from "vitest";

import { readSettings, settingsSchema } from "./settings.ts";
import { StartError } from "./start-error.ts";

test("every setting is optional and has a description", () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    LOG_LEVEL: "info",
    DATABASE_POOL: 10,
    SEED: "demo",
  });
  expect(settings.DATABASE_URL).toBeUndefined();
  for (const [name, schema] of Object.entries(settingsSchema.entries)) {
    expect([name, v.getDescription(schema)?.length]).toEqual([name, expect.any(Number)]);
  }
});

test("an empty variable counts as missing, and other variables are ignored", () => {
  expect(readSettings({ PORT: "", PATH: "/usr/bin" })).toEqual(readSettings({}));
});

test("values are converted to their types", () => {
  const given = {
    PORT: "0",
    DATABASE_URL: "postgres://u:p@h/d",
    PUBLIC_URL: "https://shop.example/",
    ADMIN_EMAIL: "A@b.example",
  };
  expect(readSettings(given)).toMatchObject({ ...given, PORT: 0, PUBLIC_URL: "https://shop.example" });
});

test.for([
  [{ PORT: "eighty" }, "PORT must be a whole number from 0 to 65535"],
  [{ PORT: "65536" }, "PORT must be a whole number from 0 to 65535"],
  [{ PORT: "-1" }, "PORT must be a whole number from 0 to 65535"],
  [
    { DATABASE_URL: "mysql://h/d" },
    "DATABASE_URL must be an address such as postgres://user:password@host:5432/database",
  ],
  [{ PUBLIC_URL: "shop.example" }, "PUBLIC_URL must be an address such as https://shop.example"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent"],
  [{ ADMIN_EMAIL: "nobody" }, "ADMIN_EMAIL must be a mail address"],
  [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD must be at least 10 characters"],
  [{ SEED: "all" }, "SEED must be demo or none"],
] as const)("an invalid value is reported in one line, without the value itself: %j", ([given, message]) => {
  expect(() => readSettings(given)).toThrow(new StartError("bad_setting", `Wrong settings: ${message}.`));
});

test("all invalid values are reported at once", () => {
  expect(() => readSettings({ PORT: "x", SEED: "x" })).toThrow(/PORT must be .*; SEED must be /);
});
