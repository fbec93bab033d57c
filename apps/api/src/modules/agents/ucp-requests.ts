import { SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";
import * as v from "valibot";

/** Identifiers of one lookup at the most. */
export const MAX_LOOKUP = 20;

/** The protocol's code of a lookup of too many identifiers. */
export const TOO_LARGE = "request_too_large";

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000_000));
const identifier = text(200);

/** Hints of the client; other ones are ignored, as the protocol asks. */
const context = v.optional(v.object({ language: v.optional(text(40)), currency: v.optional(text(10)) }), {});

const filters = v.optional(
  v.object({
    categories: v.optional(v.pipe(v.array(text(300)), v.maxLength(10))),
    price: v.optional(v.object({ min: v.optional(amount), max: v.optional(amount) })),
  }),
);

/** A search. The protocol asks for a query or filters. */
export const ucpSearch = v.pipe(
  v.object({
    query: v.optional(text(SEARCH_MAX_LENGTH)),
    context,
    filters,
    pagination: v.optional(
      v.object({
        cursor: v.optional(text(500)),
        limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10),
      }),
      {},
    ),
  }),
  v.check(
    ({ query, filters: given }) => Boolean(query?.trim()) || given !== undefined,
    "A query or filters are required.",
  ),
);

/** A lookup of several products. */
export const ucpLookup = v.object({
  ids: v.pipe(v.array(identifier), v.minLength(1), v.maxLength(MAX_LOOKUP, TOO_LARGE)),
  context,
  filters,
});

/** A lookup of one product. */
export const ucpGetProduct = v.object({ id: identifier, context, filters });

/** Filters of a request. */
export type UcpFilters = v.InferOutput<typeof filters>;
/** Hints of a request. */
export type UcpContext = v.InferOutput<typeof context>;
/** A search. */
export type UcpSearch = v.InferOutput<typeof ucpSearch>;
/** A lookup of several products. */
export type UcpLookup = v.InferOutput<typeof ucpLookup>;
/** A lookup of one product. */
export type UcpGetProduct = v.InferOutput<typeof ucpGetProduct>;
