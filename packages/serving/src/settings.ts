import { fileURLToPath } from "node:url";

import { ADMIN_PASSWORD_LENGTH } from "@shop/contract/accounts/user.ts";
import { locales } from "@shop/domain/locale/locale.ts";
import { shop } from "@shop/domain/site/shop.ts";
import * as v from "valibot";

import { StartError } from "./start-error.ts";

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `a whole number from ${min} to ${max}`),
    v.maxValue(max, `a whole number from ${min} to ${max}`),
  );

const absoluteUrl = (protocols: RegExp, expected: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), expected),
  );

/** 'shop@example.com' or 'The shop <shop@example.com>'. */
const MAILBOX = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

const DEFAULT_DATA_DIR = fileURLToPath(new URL("../../../.data", import.meta.url));

/** Every setting by its environment variable, with its description and default. */
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
      "Address under which people reach the shop; mails link to orders and new passwords with it, and hold no links without it. Default: where it listens; it caches pages only there.",
    ),
  ),
  DATA_DIR: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(1, "a folder")), DEFAULT_DATA_DIR),
    v.description(
      "Folder for the embedded database, the pictures, the search index and unsent mails. Default .data in the project.",
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
    v.description("Maximum size of a node's connection pool to the PostgreSQL server. Default 10."),
  ),
  PURGE_URL: v.pipe(
    v.optional(absoluteUrl(/^https?:$/, "an address such as http://127.0.0.1:6081/purge")),
    v.description(
      "Address of a CDN or Varnish in front of the shop, which then stores pages and is sent the keys of what a change makes outdated. Default: no shared cache.",
    ),
  ),
  PURGE_TOKEN: v.pipe(
    v.optional(v.string()),
    v.description("Token that purges are sent with. Default: none."),
  ),
  MEDIA_URL: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/[\w./-]*)?$/, "an address such as s3://bucket/shop"),
      ),
    ),
    v.description(
      "Bucket of an S3 store for the pictures, and what their names begin with. Default: the folder media in DATA_DIR.",
    ),
  ),
  AWS_ENDPOINT_URL: v.pipe(
    v.optional(absoluteUrl(/^https?:$/, "an address such as https://s3.example")),
    v.description("Address of the S3 store of MEDIA_URL. Default: Amazon's in AWS_REGION."),
  ),
  AWS_REGION: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(1, "a region")), "us-east-1"),
    v.description("Region of the S3 store. Default us-east-1."),
  ),
  AWS_ACCESS_KEY_ID: v.pipe(v.optional(v.string()), v.description("Key of the S3 store. Default: none.")),
  AWS_SECRET_ACCESS_KEY: v.pipe(v.optional(v.string()), v.description("Secret of that key. Default: none.")),
  METRICS_PORT: v.pipe(
    v.optional(wholeNumber(1, 65_535)),
    v.description("Port of /metrics for Prometheus. Default: no metrics."),
  ),
  METRICS_HOST: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(1, "a host name or address")), "127.0.0.1"),
    v.description("Address that /metrics is served on; it needs no password. Default 127.0.0.1."),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.pipe(
    v.optional(absoluteUrl(/^https?:$/, "an address such as http://127.0.0.1:4318")),
    v.description("Address of an OpenTelemetry collector that traces are sent to. Default: no traces."),
  ),
  BACKUP_FOLDER: v.pipe(
    v.optional(v.pipe(v.string(), v.minLength(1, "a folder"))),
    v.description(
      "Folder for a backup each day; one on another disk survives this one. Default: no automatic backups.",
    ),
  ),
  BACKUP_KEEP: v.pipe(
    v.optional(wholeNumber(1, 1000), "14"),
    v.description("Number of automatic backups to keep. Default 14."),
  ),
  TRUSTED_PROXIES: v.pipe(
    v.optional(wholeNumber(0, 10), "0"),
    v.description("Number of reverse proxies whose X-Forwarded-For is trusted for rate limits. Default 0."),
  ),
  DRAIN_SECONDS: v.pipe(
    v.optional(wholeNumber(0, 300), "0"),
    v.description(
      "Seconds for which an ending shop still answers, while /ready says 503 and proxies turn to other nodes. Default 0.",
    ),
  ),
  SMTP_URL: v.pipe(
    v.optional(absoluteUrl(/^smtps?:$/, "an address such as smtp://user:password@mail.example:587")),
    v.description(
      "Mail server to send through, such as smtp://user:password@mail.example:587, or smtps:// with port 465. Default: mails are written to files in DATA_DIR/mails.",
    ),
  ),
  MAIL_FROM: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(MAILBOX, "a mail address, or a name and <address>")),
      `${shop.name.en} <${shop.mail}>`,
    ),
    v.description(
      `Sender of the shop's mails, in whose name the mail server lets the shop send. Default ${shop.name.en} <${shop.mail}>.`,
    ),
  ),
  MAIL_TIMEOUT: v.pipe(
    v.optional(wholeNumber(1, 600), "30"),
    v.description("Seconds after which sending a mail times out. Default 30."),
  ),
  SHOP_MAIL: v.pipe(
    v.optional(v.pipe(v.string(), v.trim(), v.email("a mail address"))),
    v.description(
      "Address to which the shop's own mails go, such as new orders. Default the contact address of the settings.",
    ),
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
    v.description(
      "Lowest level that is logged: info has refused, failed and slow requests, debug every one. Default info.",
    ),
  ),
  ANSWER_CACHE_MB: v.pipe(
    v.optional(wholeNumber(1, 4096), "32"),
    v.description("Size of the answer cache of the catalogue, in megabytes. Default 32."),
  ),
  SEED: v.pipe(
    v.optional(v.picklist(["demo", "none"], "demo or none"), "demo"),
    v.description(
      "Content of an empty database: demo for the demonstration catalogue, or none. Default demo.",
    ),
  ),
  ADMIN_SESSION_HOURS: v.pipe(
    v.optional(wholeNumber(1, 720), "12"),
    v.description("Hours after which an administrator must sign in again. Default 12."),
  ),
  ADMIN_IDLE_MINUTES: v.pipe(
    v.optional(wholeNumber(5, 43_200), "120"),
    v.description("Minutes without a request after which an administrator must sign in again. Default 120."),
  ),
  ADMIN_EMAIL: v.pipe(
    v.optional(v.pipe(v.string(), v.trim(), v.email("a mail address")), "admin@nilometer.example"),
    v.description("Mail address of the first administrator. Default admin@nilometer.example."),
  ),
  ADMIN_PASSWORD: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.minLength(ADMIN_PASSWORD_LENGTH, `at least ${ADMIN_PASSWORD_LENGTH} characters`),
        v.maxLength(200, "at most 200 characters"),
      ),
    ),
    v.description(
      `Password of the first administrator, at least ${ADMIN_PASSWORD_LENGTH} characters. Default: a generated one, printed once.`,
    ),
  ),
});

/** The validated settings of the shop. */
export type Settings = v.InferOutput<typeof settingsSchema>;

/** Reads the settings from the environment; empty variables count as missing. Throws a {@link StartError} that names every invalid one. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(settingsSchema.entries).flatMap((name) =>
      environment[name] ? [[name, environment[name]]] : [],
    ),
  );
  const read = v.safeParse(settingsSchema, given);
  if (read.success) return read.output;
  const { nested = {} } = v.flatten<typeof settingsSchema>(read.issues);
  const faults = Object.entries(nested).map(([name, [expected]]) => `${name} must be ${expected}`);
  throw new StartError("bad_setting", `Wrong settings: ${faults.join("; ")}.`);
}
