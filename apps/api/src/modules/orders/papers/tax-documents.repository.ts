import type { TaxDocumentFilter } from "@shop/contract/tax-documents/endpoints.ts";
import { SHOP_TIME_ZONE } from "@shop/domain/constants.ts";
import type { TaxDocumentKind } from "@shop/domain/tax-documents/tax-document.ts";
import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { lockTexts } from "../../../database/lock-texts.ts";
import { products } from "../../products/products.table.ts";
import { type TaxDocumentRow, taxDocuments } from "./tax-documents.table.ts";

/** The documents of an order, the oldest first. */
export const findTaxDocuments = (queries: Queries, orderId: number): Promise<TaxDocumentRow[]> =>
  queries.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId)).orderBy(asc(taxDocuments.id));

/** The document with an id, or undefined. */
export async function findTaxDocument(queries: Queries, id: number): Promise<TaxDocumentRow | undefined> {
  const [row] = await queries.select().from(taxDocuments).where(eq(taxDocuments.id, id));
  return row;
}

/** The next number of a branch and year, and the hash that the next document of the branch states. */
export interface NextDocument {
  readonly serial: number;
  readonly link: number;
  readonly previousUuid: string;
}

/** Lets other documents of a branch wait until the transaction ends, and reads what the next one is. Without a commit the number is free again. */
export async function lockNextDocument(
  transaction: Queries,
  { kind, branch, year }: { readonly kind: TaxDocumentKind; readonly branch: string; readonly year: number },
): Promise<NextDocument> {
  await lockTexts(transaction, [`tax documents: ${branch}`]);
  const [last] = await transaction
    .select({ link: taxDocuments.link, uuid: taxDocuments.uuid })
    .from(taxDocuments)
    .where(eq(taxDocuments.branch, branch))
    .orderBy(desc(taxDocuments.link))
    .limit(1);
  const [numbered] = await transaction
    .select({ serial: taxDocuments.serial })
    .from(taxDocuments)
    .where(and(eq(taxDocuments.kind, kind), eq(taxDocuments.branch, branch), eq(taxDocuments.year, year)))
    .orderBy(desc(taxDocuments.serial))
    .limit(1);
  return {
    serial: (numbered?.serial ?? 0) + 1,
    link: (last?.link ?? 0) + 1,
    previousUuid: last?.uuid ?? "",
  };
}

/** Stores a document. */
export async function insertTaxDocument(
  transaction: Queries,
  document: typeof taxDocuments.$inferInsert,
): Promise<void> {
  await transaction.insert(taxDocuments).values(document);
}

/** The barcodes of products by id. */
export async function findBarcodes(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await queries
    .select({ id: products.id, barcode: products.barcode })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, barcode }) => [id, barcode]));
}

const issuedDay = sql`(${taxDocuments.issuedAt} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date`;

const matching = ({ from, to, kind }: TaxDocumentFilter): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${issuedDay} >= ${from}::date`,
    to === undefined ? undefined : sql`${issuedDay} <= ${to}::date`,
    kind === undefined ? undefined : eq(taxDocuments.kind, kind),
  );

/** One page of documents, the newest first. */
export const findTaxDocumentPage = (
  queries: Queries,
  filter: TaxDocumentFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<TaxDocumentRow[]> =>
  queries
    .select()
    .from(taxDocuments)
    .where(matching(filter))
    .orderBy(desc(taxDocuments.id))
    .offset(offset)
    .limit(limit);

const signed = (amount: SQL): SQL<string> =>
  sql<string>`coalesce(sum(case when ${taxDocuments.kind} = 'credit_note' then -${amount} else ${amount} end), 0.00)::numeric(24, 2)::text`;

/** The number of documents that a filter finds, and their sums; those of credit notes are subtracted. */
export async function sumTaxDocuments(
  queries: Queries,
  filter: TaxDocumentFilter,
): Promise<{ readonly count: number; readonly vat: string; readonly total: string }> {
  const [row] = await queries
    .select({
      count: sql<number>`count(*)::integer`,
      total: signed(sql`(${taxDocuments.content} ->> 'total')::numeric`),
      vat: signed(
        sql`(select coalesce(sum((part ->> 'vat')::numeric), 0) from jsonb_array_elements(${taxDocuments.content} -> 'vat') as part)`,
      ),
    })
    .from(taxDocuments)
    .where(matching(filter));
  return row ?? { count: 0, vat: "0.00", total: "0.00" };
}

/** Documents that follow one, the oldest first, a bounded number at once. */
export const findTaxDocumentsAfter = (
  queries: Queries,
  filter: TaxDocumentFilter,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<TaxDocumentRow[]> =>
  queries
    .select()
    .from(taxDocuments)
    .where(and(matching(filter), gt(taxDocuments.id, after)))
    .orderBy(asc(taxDocuments.id))
    .limit(limit);
