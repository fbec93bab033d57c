import { fileKinds } from "@shop/domain/product-files/product-files.ts";
import * as v from "valibot";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const wholeNumber = v.pipe(v.number(), v.integer());

/** A file of a product: a PDF in the shop's own store, or a link to another site. */
export const productFileSchema = v.pipe(
  v.object({
    id,
    kind: v.picklist(fileKinds),
    /** Title; its kind names a file without one. */
    title: v.nullable(v.string()),
    title_ar: v.nullable(v.string()),
    /** Path in the shop's store, or an https address. */
    address: v.string(),
    /** Size in bytes; null where it is not known. */
    bytes: v.nullable(wholeNumber),
    /** Number of pages; null where it is not known. */
    pages: v.nullable(wholeNumber),
  }),
  v.metadata({ ref: "ProductFile" }),
);

/**
 * Why the check of a link failed. `no_pdf` is an answer that is no PDF, such as a web page, and `refused` one that refuses programs, as many
 * makers' sites do: such links may work in a browser and never count as dead.
 */
const linkFaults = [
  "no_pdf",
  "refused",
  "not_found",
  "server_error",
  "unreachable",
  "private_address",
] as const;

/** A file of a product for administrators, with the last check of a link. */
export const adminProductFileSchema = v.pipe(
  v.object({
    ...productFileSchema.entries,
    /** When a link was last checked; null where it was not, and for stored files. */
    checked_at: v.nullable(v.string()),
    /** What the last check found; null where the link works. */
    fault: v.nullable(v.picklist(linkFaults)),
    /** Whether the last checks failed, two or more in a row. */
    dead: v.boolean(),
  }),
  v.metadata({ ref: "AdminProductFile" }),
);

/** A file of a product. */
export type ProductFile = v.InferOutput<typeof productFileSchema>;
/** A file of a product for administrators. */
export type AdminProductFile = v.InferOutput<typeof adminProductFileSchema>;
/** Why the check of a link failed. */
export type LinkFault = (typeof linkFaults)[number];
