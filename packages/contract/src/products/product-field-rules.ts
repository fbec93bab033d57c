import { storedBarcode } from "@shop/domain/catalogue/codes.ts";
import { countryCode } from "@shop/domain/catalogue/countries.ts";
import { firstMinute, lastMinute } from "@shop/domain/catalogue/offer.ts";
import type { ProductFieldDeclaration } from "@shop/domain/catalogue/product-field-declaration.ts";
import {
  declarationOf,
  type ProductField,
  type productFields,
  productFieldsWith,
  type ProductFieldWith,
  type PublicProductField,
} from "@shop/domain/catalogue/product-fields.ts";
import { MAX_LINKS } from "@shop/domain/catalogue/product-links.ts";
import { restockDay } from "@shop/domain/catalogue/restock-day.ts";
import { rohsAnswer, rohsAnswers } from "@shop/domain/catalogue/rohs.ts";
import { readSellingUnit } from "@shop/domain/catalogue/selling-unit-words.ts";
import { sellingUnits } from "@shop/domain/catalogue/selling-unit.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import * as v from "valibot";

import { idRule, nullableRead, nullableText, nullableWholeNumber } from "../rules.ts";
import { nullableVatRate } from "../vat-rate.ts";

/** The rules of a form for each kind of field, which may be missing, null or ''; `max` and `min` are the declared bounds. */
const formRules = {
  text: (max: number) => nullableText(max),
  barcode: (max: number) => nullableRead(storedBarcode, "bad_check_digit", max),
  count: (max: number, min: number) => nullableWholeNumber(min, max),
  price: () => nullableRead(storedPrice, "bad_price"),
  cost: () => nullableRead(storedPrice, "bad_price"),
  supplier: () => nullableWholeNumber(1, 2_147_483_647),
  supplier_part: (max: number) => nullableText(max),
  supplier_pack: (max: number, min: number) => nullableWholeNumber(min, max),
  /** A day as '2026-12-12' or, the day first, '12/12/2026'. */
  day: () => nullableRead(restockDay, "bad_date"),
  /** A day, with or without a time, as '2026-12-12T09:00' or '12/12/2026 9:00'. */
  first_minute: () => nullableRead(firstMinute, "bad_date"),
  last_minute: () => nullableRead(lastMinute, "bad_date"),
  /** A code, or a name in English or Arabic. */
  country: () => nullableRead(countryCode, "unknown_country"),
  /** A rate in percent, or a word for an exempt product or one of the standard rate. */
  vat: () => nullableVatRate,
  rohs: () => nullableRead(rohsAnswer, "not_yes_or_no"),
  unit: () => nullableRead(readSellingUnit, "unknown_unit"),
  /** Ids of other products in order; an id that is given twice counts once. */
  links: () =>
    v.optional(
      v.pipe(
        v.array(idRule, "bad_value"),
        v.maxLength(MAX_LINKS, "too_many_links"),
        v.transform((ids) => [...new Set(ids)]),
      ),
      [],
    ),
};

const text = () => v.nullable(v.string());
const whole = () => v.nullable(v.pipe(v.number(), v.integer()));

/** The values of answers for each kind of field. */
const answers = {
  text,
  barcode: text,
  count: whole,
  price: text,
  // Absent for administrators who do not see costs.
  cost: () => v.optional(text()),
  supplier: () => v.optional(whole()),
  supplier_part: () => v.optional(text()),
  supplier_pack: () => v.optional(whole()),
  day: () => v.nullable(v.pipe(v.string(), v.isoDate())),
  first_minute: text,
  last_minute: text,
  country: text,
  vat: text,
  rohs: () => v.nullable(v.picklist(rohsAnswers)),
  unit: () => v.nullable(v.picklist(sellingUnits)),
  links: () => v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
};

type Fields = typeof productFields;
/** A field whose rules follow its declaration. */
export type DeclaredField = Exclude<ProductField, ProductFieldWith<{ readonly kind: "own" }>>;
type PublicField = DeclaredField & PublicProductField;

type Makers = Readonly<Record<Fields[DeclaredField]["kind"], (max: number, min: number) => v.GenericSchema>>;

/** The schema of each field, by its kind. */
type Schemas<F extends DeclaredField, M extends Makers> = {
  readonly [N in F]: ReturnType<M[Fields[N]["kind"]]>;
};

const schemasOf = (makers: Makers, is: (declaration: ProductFieldDeclaration) => boolean): object =>
  Object.fromEntries(
    productFieldsWith(is).flatMap((field) => {
      const declaration = declarationOf(field);
      if (declaration.kind === "own") return [];
      const max = "max" in declaration ? declaration.max : 0;
      const min = "min" in declaration ? (declaration.min ?? 0) : 0;
      return [[field, makers[declaration.kind](max, min)]];
    }),
  );

/** The rules of a form for the fields that are declared. */
export function formEntries(): Schemas<DeclaredField, typeof formRules>;
export function formEntries(): object {
  return schemasOf(formRules, () => true);
}

/** What answers for everybody say of these fields. */
export function publicEntries(): Schemas<PublicField, typeof answers>;
export function publicEntries(): object {
  return schemasOf(answers, ({ isPublic }) => isPublic === true);
}

/** What answers for administrators say of the others. */
export function adminEntries(): Schemas<Exclude<DeclaredField, PublicField>, typeof answers>;
export function adminEntries(): object {
  return schemasOf(answers, ({ isPublic }) => isPublic !== true);
}
