import { foldPartNumber } from "@shop/contract/folding.ts";
import { kindWords } from "@shop/contract/kind-words.ts";
import { sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { searchDocuments } from "./search-documents.table.ts";
import { searchWords } from "./search-words.table.ts";
import { exactForm, indexSymbols, indexWords, isRepairable, kindForm } from "./search-words.ts";

/** What search is told of a product. */
export interface SearchSource {
  readonly productId: number;
  readonly categoryId: number;
  readonly subCategoryId: number;
  readonly name: string;
  readonly partNumber: string | null;
  /** Its name in other languages. */
  readonly otherNames: readonly string[];
  /** Names of its category and sub category. */
  readonly groupNames: readonly string[];
  /** Brand, descriptions. */
  readonly texts: readonly string[];
}

/** Rows of one statement; PostgreSQL takes 65,535 parameters. */
const BATCH = 500;

const wordSetOf = (words: Iterable<string>) =>
  sql`array_to_tsvector(${sql.param([...new Set(words)])}::text[])`;

function documentOf(source: SearchSource) {
  const { groupNames, texts } = source;
  const names = [source.name, ...source.otherNames];
  const kinds = [...kindWords(names, groupNames)];
  const nameWords = [...names, source.partNumber ?? ""].flatMap((name) =>
    indexWords(name).concat(indexSymbols(name)),
  );
  const words = [...nameWords, ...[...groupNames, ...texts].flatMap(indexWords)];
  return {
    row: {
      productId: source.productId,
      categoryId: source.categoryId,
      subCategoryId: source.subCategoryId,
      nameExact: exactForm(source.name),
      partExact: source.partNumber === null ? null : exactForm(source.partNumber),
      nameKey: foldPartNumber(source.name),
      partKey: source.partNumber === null ? null : foldPartNumber(source.partNumber),
      nameWords: wordSetOf([...nameWords, ...kinds.map(kindForm)]),
      allWords: wordSetOf([...words, ...kinds]),
    },
    words: words.filter(isRepairable),
  };
}

/** Makes products findable, or findable as they now are; part of the transaction that writes them. */
export async function indexProducts(transaction: Queries, sources: readonly SearchSource[]): Promise<void> {
  const vocabulary = new Set<string>();
  for (let start = 0; start < sources.length; start += BATCH) {
    const documents = sources.slice(start, start + BATCH).map(documentOf);
    for (const { words } of documents) for (const word of words) vocabulary.add(word);
    await transaction
      .insert(searchDocuments)
      .values(documents.map(({ row }) => row))
      .onConflictDoUpdate({
        target: searchDocuments.productId,
        set: {
          categoryId: sql`excluded.category_id`,
          subCategoryId: sql`excluded.sub_category_id`,
          nameExact: sql`excluded.name_exact`,
          partExact: sql`excluded.part_exact`,
          nameKey: sql`excluded.name_key`,
          partKey: sql`excluded.part_key`,
          nameWords: sql`excluded.name_words`,
          allWords: sql`excluded.all_words`,
        },
      });
  }
  // In one order for everybody, so that two transactions that add the same words never wait for each other in a circle.
  const words = [...vocabulary].toSorted();
  await transaction.execute(
    sql`insert into ${searchWords} select unnest(${sql.param(words)}::text[]) on conflict do nothing`,
  );
}
