import { fileURLToPath } from "node:url";

import { locales } from "@shop/contract/locale.ts";
import { shop } from "@shop/contract/shop.ts";
import * as v from "valibot";

import { StartError } from "./start-error.ts";

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `a whole number from ${least} to ${most}`),
    v.transform(Number),
    v.minValue(least, `a whole number from ${least} to ${most}`),
    v.maxValue(most, `a whole number from ${least} to ${most}`),
  );

const absoluteUrl = (protocols: RegExp, wanted: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), wanted),
  );

/** 'shop@example.com' or 'The shop <shop@example.com>'. */
const MAILBOX = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const DEFAULT_DATA_DIR = fileURLToPath(new URL("../../../.data", import.meta.url));

/** Every setting by the name of its environment variable, with what it is and what holds without it. */
export const settingsSchema = v.object({
  PORT: v.pipe(
    v.optional(wholeNumber(0, 65_535), "3000"),
    v.description("Port that the shop listens on; 0 takes a free one. Default 3000."),
  ),
  HOST: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(1, "a host name or address")), "127.0.0.1"),
    v.description("Address that the shop listens on; 0.0.0.0 for all networks. Default 127.0.0.1."),
  ),
  PUBLIC_URL: v.pipe(
    v.optional(
      v.pipe(
        absoluteUrl(/^https?:$/, "an address such as https://shop.example"),
        v.transform((url) => url.replace(/\/+$/, "")),
      ),
    ),
    v.description(
      "Address under which people reach the shop; with it mails to buyers lead to their order. Default: the one that it listens on.",
    ),
  ),
  DATA_DIR: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(1, "a folder")), DEFAULT_DATA_DIR),
    v.description(
      "Folder for the embedded database, the pictures and mails that are not sent. Default .data in the project.",
    ),
  ),
  DATABASE_URL: v.pipe(
    v.optional(
      absoluteUrl(/^postgres(?:ql)?:$/, "an address such as postgres://user:password@host:5432/database"),
    ),
    v.description("PostgreSQL server to use. Default: the embedded database in DATA_DIR."),
  ),
  DATABASE_POOL: v.pipe(
    v.optional(wholeNumber(2, 200), "10"),
    v.description("Connections that one node keeps to the PostgreSQL server, at the most. Default 10."),
  ),
  TRUSTED_PROXIES: v.pipe(
    v.optional(wholeNumber(0, 10), "0"),
    v.description(
      "Proxies before the shop whose X-Forwarded-For is believed, so that tries are counted by sender. Default 0.",
    ),
  ),
  SMTP_URL: v.pipe(
    v.optional(absoluteUrl(/^smtps?:$/, "an address such as smtp://user:password@mail.example:587")),
    v.description("Mail server to send through. Default: mails are kept as files in DATA_DIR/mails."),
  ),
  MAIL_FROM: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(MAILBOX, "a mail address, or a name and <address>")),
      `${shop.name.en} <${shop.mail}>`,
    ),
    v.description(`Sender of the shop's mails. Default ${shop.name.en} <${shop.mail}>.`),
  ),
  MAIL_TIMEOUT: v.pipe(
    v.optional(wholeNumber(1, 600), "30"),
    v.description("Seconds in which the mail server must have taken a mail. Default 30."),
  ),
  SHOP_MAIL: v.pipe(
    v.optional(v.pipe(v.string(), v.trim(), v.email("a mail address")), shop.mail),
    v.description(`Address to which the shop's own mails go, such as new orders. Default ${shop.mail}.`),
  ),
  SHOP_LOCALE: v.pipe(
    v.optional(v.picklist(locales, "en or ar"), "en"),
    v.description("Language of the shop's own mails: en or ar. Default en."),
  ),
  LOG_LEVEL: v.pipe(
    v.optional(
      v.picklist(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "one of fatal, error, warn, info, debug, trace, silent",
      ),
      "info",
    ),
    v.description("The least important lines that are logged. Default info."),
  ),
  ANSWER_CACHE_MB: v.pipe(
    v.optional(wholeNumber(1, 4096), "32"),
    v.description("Memory for ready answers of the catalogue, in megabytes. Default 32."),
  ),
  SEED: v.pipe(
    v.optional(v.picklist(["demo", "none"], "demo or none"), "demo"),
    v.description(
      "What an empty database is filled with: the demonstration catalogue or nothing. Default demo.",
    ),
  ),
  ADMIN_EMAIL: v.pipe(
    v.optional(v.pipe(v.string(), v.trim(), v.email("a mail address")), "admin@nilometer.example"),
    v.description("Mail address of the first administrator. Default admin@nilometer.example."),
  ),
  ADMIN_PASSWORD: v.pipe(
    v.optional(
      v.pipe(v.string(), v.minLength(8, "at least 8 characters"), v.maxLength(200, "at most 200 characters")),
    ),
    v.description("Password of the first administrator. Default: a generated one, printed once."),
  ),
});

/** The shop's settings, read and checked. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** Reads the settings from the environment; empty variables count as missing. Throws a {@link StartError} naming every wrong one. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.entries).flatMap((name) =>
      environment[name] ? [[name, environment[name]]] : [],
    ),
  );
  const read = v.safeParse(settingsSchema, given);
  if (read.success) return read.output;
  const { nested = {} } = v.flatten<typeof settingsSchema>(read.issues);
  const faults = Object.entries(nested).map(([name, [wanted]]) => `${name} must be ${wanted}`);
  throw new StartError("bad_setting", `Wrong settings: ${faults.join("; ")}.`);
}
