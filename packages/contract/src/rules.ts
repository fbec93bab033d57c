import { PRICE_PATTERN } from "@shop/domain/money/money.ts";
import { storedPrice, typedPrice } from "@shop/domain/money/typed-price.ts";
import { asciiDigits } from "@shop/domain/search/folding.ts";
import * as v from "valibot";

import type { IssueCode } from "./codes.ts";

/** Checks at compile time that a rule's message is an error code, which i18n translates. */
const code = <const C extends IssueCode>(value: C): C => value;

/**
 * The usual pattern of a mail address: text, an at-sign, a domain with a dot, an ending of two or more letters. Quotes, escapes, comments and lists
 * (RFC 5322) are refused: one mailbox has any number of such spellings.
 */
const EMAIL_PATTERN = /^[^\s@"\\(),:;<>[\]]+@[^\s@."\\(),:;<>[\]]+(?:\.[^\s@."\\(),:;<>[\]]+)*\.\p{L}{2,}$/u;

/** Egyptian mobile (optional +20 or 0, then 1, then 9 digits) or Gulf mobile (optional +971 or 0, then 5, then 8 digits). */
export const MOBILE_PATTERN = /^(?:(?:\+20|0)?1\d{9}|(?:\+971|0)?5\d{8})$/;

/** An optional plus, then 7 to 15 digits, spaces or hyphens. */
const CONTACT_PHONE_PATTERN = /^\+?[\d -]{7,15}$/;

/** The part of a mobile number that is compared: its digits without country code and leading zero ('+201012345678' equals '01012345678'). */
export const mobileKey = (text: string): string => normalizePhone(text).replace(/^(?:\+20|\+971|0)/, "");

/** Rejects null characters, which PostgreSQL cannot store. */
const withoutNull = <const C extends IssueCode>(issue: C) => v.excludes<string, "\0", C>("\0", issue);

/** Removes invisible marks of direction and joining, which contact lists and chat apps add to copied text. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "");

/**
 * Normalises a phone as people type or paste it: Arabic digits become ASCII, spaces, brackets, hyphens, dots and invisible marks
 * are removed, a leading 00 becomes a plus.
 */
export const normalizePhone = (text: string): string =>
  withoutInvisible(asciiDigits(text))
    .replaceAll(/[\s().\u2010-\u2015\u2212-]/g, "")
    .replace(/^00/, "+");

/** Text of a form field that only has to be filled in; the server checks more. */
export const filledText = v.pipe(v.string(code("required")), v.trim(), v.minLength(1, code("required")));

/** Required text with at most `max` characters after trimming. */
export const requiredText = (max: number) =>
  v.pipe(
    v.string(code("required")),
    v.trim(),
    v.minLength(1, code("required")),
    v.maxLength(max, code("too_long")),
    withoutNull("bad_value"),
  );

/** Optional text, which may be '' but not missing. */
export const clearableText = (max: number) =>
  v.pipe(v.string("required"), v.trim(), v.maxLength(max, "too_long"), v.excludes("\0", "bad_value"));

/** Text with at most `max` characters after trimming. */
export const shortText = (max: number) =>
  v.pipe(v.string(code("bad_value")), v.trim(), v.maxLength(max, code("too_long")), withoutNull("bad_value"));

/** Optional text with at most `max` characters; '' where it is missing. */
export const optionalText = (max: number) => v.optional(shortText(max), "");

/** Text without line breaks and other control characters: a name or an address cannot pretend to be more in a mail or on paper. */
export const oneLine = v.regex<string, IssueCode>(/^[^\p{Cc}\u2028\u2029]*$/u, code("one_line"));

/** Optional text of one line with at most `max` characters; '' where it is missing. */
export const optionalLine = (max: number) => v.optional(v.pipe(shortText(max), oneLine), "");

/** Required text of one line with at most `max` characters after trimming. */
export const requiredLine = (max: number) => v.pipe(requiredText(max), oneLine);

/** Maximum length of a person's name: an order takes what an account holds. */
export const NAME_LENGTH = 120;

/** Maximum length of a brand, of its entry and of a product. */
export const BRAND_NAME_LENGTH = 80;

/** An optional line of a person's address: an order takes what an account holds. */
export const addressLine = optionalLine(200);

/** Nullable text with at most `max` characters; null where it is missing or empty. */
export const nullableText = (max: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        shortText(max),
        v.transform((text) => text || null),
      ),
    ),
    null,
  );

/** Nullable text that a function reads; null where it is missing or empty, `issue` where the function returns null. */
export const nullableRead = <T extends string>(
  read: (text: string) => T | null,
  issue: IssueCode,
  max = 80,
) =>
  v.optional(
    v.nullable(
      v.pipe(
        shortText(max),
        v.check((text) => text === "" || read(text) !== null, issue),
        v.transform((text) => (text === "" ? null : read(text))),
      ),
    ),
    null,
  );

/** A field of a form that may be missing. */
export type OptionalField = v.OptionalSchema<v.GenericSchema, unknown>;

/** The optional fields of a form for its update, where missing ones have no default but keep their value. */
export function keptFields<E extends Readonly<Record<string, OptionalField>>>(
  entries: E,
): { [F in keyof E]: v.OptionalSchema<E[F]["wrapped"], undefined> };
export function keptFields(entries: Readonly<Record<string, OptionalField>>): object {
  return Object.fromEntries(
    Object.entries(entries).map(([field, { wrapped }]) => [field, v.optional(wrapped)]),
  );
}

/** Maximum length of a mail address. */
export const EMAIL_LENGTH = 254;

/** A required mail address by the usual pattern. */
export const emailRule = v.pipe(
  v.string(code("required")),
  v.transform((text) => withoutInvisible(text).trim()),
  v.minLength(1, code("required")),
  v.maxLength(EMAIL_LENGTH, code("too_long")),
  v.regex(EMAIL_PATTERN, code("bad_email")),
  withoutNull("bad_email"),
);

/** A required Egyptian or Gulf mobile number; the output is normalised. */
export const mobileRule = v.pipe(
  v.string(code("required")),
  v.transform(normalizePhone),
  v.minLength(1, code("required")),
  v.regex(MOBILE_PATTERN, code("bad_phone")),
);

/** A rule of a text that may stay empty; `issue` is the error of a value that the rule refuses. */
export const orBlank = <const S extends v.GenericSchema>(rule: S, issue: IssueCode) =>
  v.union([v.pipe(v.string(), v.trim(), v.literal("")), rule], issue);

/** A required contact phone. */
export const contactPhoneRule = v.pipe(
  v.string(code("bad_phone")),
  v.transform((text) => withoutInvisible(asciiDigits(text)).trim()),
  v.regex(CONTACT_PHONE_PATTERN, code("bad_phone")),
);

/** A price as decimal text with at most two decimals; Arabic digits and separated thousands are accepted. */
export const priceRule = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))], code("required")),
  v.transform(typedPrice),
  v.minLength(1, code("required")),
  v.regex(PRICE_PATTERN, code("bad_price")),
);

/** A price as it is stored, with two decimals. */
export const storedPriceRule = v.pipe(
  priceRule,
  v.transform((text) => storedPrice(text) ?? ""),
);

/** A whole number from `min` to `max`, given as a number or as digits; `tooSmall` is the error of one below. */
export const wholeNumberRule = (min: number, max: number, tooSmall: IssueCode = code("too_small")) =>
  v.pipe(
    v.union(
      [
        v.pipe(v.string(), v.trim(), v.minLength(1), v.transform(asciiDigits)),
        v.pipe(v.number(), v.transform(String)),
      ],
      code("required"),
    ),
    // Digits alone: Number reads '1e1' and '0x10' too.
    v.regex(/^-?\d+$/, code("bad_value")),
    v.transform(Number),
    v.integer(code("bad_value")),
    v.minValue(min, tooSmall),
    v.maxValue(max, code("too_large")),
  );

/** Nullable whole number; null where it is missing or empty. */
export const nullableWholeNumber = (min: number, max: number) =>
  v.optional(
    v.pipe(
      v.nullable(v.union([v.string(), v.number()], code("bad_value"))),
      v.transform((value) => (typeof value === "string" && value.trim() === "" ? null : value)),
      v.nullable(wholeNumberRule(min, max)),
    ),
    null,
  );

/** A boolean, as JSON or as the text of a form field. */
export const flagRule = v.pipe(
  v.union([v.boolean(), v.picklist(["true", "false", "1", "0"])], code("bad_value")),
  v.transform((flag) => flag === true || flag === "true" || flag === "1"),
);

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A day as '2026-03-02'; 31 February is none. */
export const dayRule = <const C extends "bad_query" | "bad_value" | "bad_date">(issue: C) =>
  v.pipe(v.string(issue), v.regex(/^[12]\d{3}-\d{2}-\d{2}$/, issue), v.check(isDay, issue));

/** An id in a body: a whole number from 1. */
export const idRule = wholeNumberRule(1, 2_147_483_647);

/** An id in an address: digits only. */
export const idParam = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/, "bad_id"),
  v.transform(Number),
  v.maxValue(2_147_483_647, "bad_id"),
);

/** The `:id` of an address. */
export const withId = v.object({ id: idParam });

/** The answer of a call that has nothing to return. */
export const statusOnly = v.object({ status: v.boolean() });

/** Up to 100 ids in an address, with commas between them. */
export const idsParam = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,99}$/, "bad_query"),
  v.transform((ids) => ids.split(",").map(Number)),
  v.everyItem((id) => id <= 2_147_483_647, "bad_query"),
);
