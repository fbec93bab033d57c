import { figureDimensions, isFigureRange } from "@shop/domain/figures/figures.ts";
import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { marginSchema } from "../margin.ts";
import { sheetAnswer, sheetQuery } from "../product-sheets/endpoints.ts";
import { dayRule } from "../rules.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const days = { from: v.string(), to: v.string() };

const marginOfFigures = v.pipe(
  v.object({
    /** What the sales with a known cost earn, less what was lost; below zero for a loss. */
    ...marginSchema.entries,
    /** What goods cost that came back and could not be sold again. */
    loss: v.string(),
  }),
  v.metadata({ ref: "FigureMargin" }),
);

/** The margin of these sales; left out for administrators who do not see costs. */
const earned = { margin: v.optional(marginOfFigures) };

/** A number that is below zero where more came back than was sold. */
const balance = v.pipe(v.number(), v.integer());

/** The sums of a period. */
const figureTotalsSchema = v.pipe(
  v.object({
    /** Orders of which something was handed over for the first time. */
    orders: count,
    /** What goods were sold for after discounts, without tax and less what came back. */
    sales: v.string(),
    /** Sales by order; '0.00' without any. */
    average: v.string(),
    /** What delivery and fees of payment were charged, without tax. */
    delivery: v.string(),
    fees: v.string(),
    /** Goods, delivery and fees by rate of value added tax in percent, the highest first; null where the rate is not known. */
    vat: v.array(
      v.pipe(
        v.object({ rate: v.nullable(v.string()), net: v.string(), vat: v.string() }),
        v.metadata({ ref: "FigureVat" }),
      ),
    ),
    /** All of it with tax. */
    total: v.string(),
    /** Unconfirmed requests and their sum; they are not part of the sales. */
    requests: count,
    requests_total: v.string(),
    ...earned,
  }),
  v.metadata({ ref: "FigureTotals" }),
);

/** A part of the sales of a period. */
const figureRowSchema = v.pipe(
  v.object({
    /** A channel, place, id of a category or product, brand, mail address or branch; '' for sales without one. */
    key: v.string(),
    /** Names of a branch, category or product; null where the key says it. */
    name: v.nullable(v.string()),
    name_ar: v.nullable(v.string()),
    /** Part number of a product; null for others. */
    part_number: v.nullable(v.string()),
    orders: count,
    /** Units that were handed over, less those that came back. */
    units: balance,
    sales: v.string(),
    /** The sales of the period before. */
    before: v.string(),
    ...earned,
  }),
  v.metadata({ ref: "FigureRow" }),
);

/** The figures of a period, beside those of the one before. */
const figuresSchema = v.pipe(
  v.object({
    ...days,
    /** The days that the period is compared with. */
    before: v.object(days),
    totals: figureTotalsSchema,
    totals_before: figureTotalsSchema,
    /** The days of the period, or its months where it is longer than 92 days; `before` is the sum of the step at the same place before. */
    steps: v.array(
      v.pipe(
        v.object({ ...days, orders: count, sales: v.string(), before: v.string() }),
        v.metadata({ ref: "FigureStep" }),
      ),
    ),
    /** What `rows` are. */
    by: v.picklist(figureDimensions),
    /** The parts of the sales, the highest first, at most 50. */
    rows: v.array(figureRowSchema),
    /** The sums of the parts that follow; null where there are none. */
    others: v.nullable(
      v.pipe(
        v.object({ rows: count, units: balance, sales: v.string(), before: v.string(), ...earned }),
        v.metadata({ ref: "OtherFigures" }),
      ),
    ),
  }),
  v.metadata({ ref: "Figures" }),
);

const query = {
  from: dayRule("bad_query"),
  to: dayRule("bad_query"),
  by: v.optional(v.picklist(figureDimensions, "bad_query"), "channel"),
};

/** Figures of sales. */
export const readFigures = defineEndpoint({
  access: "admin",
  right: "figures",
  summary:
    "Orders and sales of up to 1,100 days in the shop's time zone, compared with the period before: in all, by day or month, and by channel, branch, place, category, brand, product or person. They are sums of the journal: what is handed over counts on its day, what comes back or is cancelled on the day on which that happens, so that a past day never changes. Sales are what goods cost after discounts without value added tax; delivery and fees stand apart, and vat has all of it by rate. What comes back counts where it was sold. margin, for administrators who see costs, is what the sales with a known cost earn less what was lost, with the number of lines without a cost; parts add up to the sum of the period.",
  query: v.pipe(
    v.object(query),
    v.check((range) => isFigureRange(range), "bad_query"),
  ),
  answer: figuresSchema,
});

/** A breakdown of sales as a sheet. */
export const exportFigures = defineEndpoint({
  access: "admin",
  right: "figures",
  summary:
    "A breakdown of the sales of a period with their sum, and what leads from it to what was charged with tax by rate, as an XLSX or CSV file.",
  query: v.pipe(
    v.object({ ...sheetQuery, ...query }),
    v.check((range) => isFigureRange(range), "bad_query"),
  ),
  ...sheetAnswer,
});

/** The figures of a period. */
export type Figures = v.InferOutput<typeof figuresSchema>;
/** A part of the sales of a period. */
export type FigureRow = v.InferOutput<typeof figureRowSchema>;
/** The sums of a period. */
export type FigureTotals = v.InferOutput<typeof figureTotalsSchema>;
/** What sales of a period earn. */
export type FigureMargin = v.InferOutput<typeof marginOfFigures>;
