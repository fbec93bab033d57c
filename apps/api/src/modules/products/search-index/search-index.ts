import { sql } from "drizzle-orm";

import type { Queries } from "../../../database/database.ts";
import { documentOf, type SearchDocument, type SearchSource } from "./search-document.ts";
import { searchDocuments } from "./search-documents.table.ts";
import { searchPending } from "./search-pending.table.ts";
import { searchWords } from "./search-words.table.ts";

/** The version of the index's rules: raise it with every change of what is indexed, and every start indexes older rows again. */
export const INDEX_RULES = 7;

/** Rows per statement; PostgreSQL allows 65,535 parameters. */
const BATCH = 500;

/** Words hold no white space, so that a set of them travels as one text. */
const SEPARATOR = "\n";

/** Words and part numbers of documents; a part number with its spelling, a word with null. */
export type IndexedWords = Map<string, string | null>;

/** Adds the words and part numbers of a document to a vocabulary. */
export function addVocabulary(vocabulary: IndexedWords, { words, codes }: SearchDocument): void {
  for (const word of words) vocabulary.set(word, null);
  for (const { code, written } of codes) vocabulary.set(code, written);
}

/** Inserts or updates documents, within the transaction that writes their products. */
export async function storeDocuments(
  transaction: Queries,
  documents: readonly SearchDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const list = <T>(of: (row: SearchDocument["row"]) => T) => sql.param(documents.map(({ row }) => of(row)));
  const words = (of: (row: SearchDocument["row"]) => readonly string[]) =>
    list((row) => of(row).join(SEPARATOR));
  await transaction.execute(sql`
    with no_longer_pending as (
      delete from ${searchPending} where product_id = any(${list((row) => row.productId)}::integer[])
    )
    insert into ${searchDocuments} (product_id, category_id, sub_category_id, name_exact, part_exact, name_key, part_key,
      manufacturer_part_exact, manufacturer_part_key, name_words, all_words, is_offered, is_listed, rules)
    select product_id, category_id, sub_category_id, name_exact, part_exact, name_key, part_key,
      manufacturer_part_exact, manufacturer_part_key, array_to_tsvector(string_to_array(name_words, ${SEPARATOR})), array_to_tsvector(string_to_array(all_words, ${SEPARATOR})),
      is_offered, is_listed, ${INDEX_RULES}::smallint
    from unnest(
      ${list((row) => row.productId)}::integer[], ${list((row) => row.categoryId)}::integer[],
      ${list((row) => row.subCategoryId)}::integer[], ${list((row) => row.nameExact)}::text[],
      ${list((row) => row.partExact)}::text[], ${list((row) => row.nameKey)}::text[],
      ${list((row) => row.partKey)}::text[], ${list((row) => row.manufacturerPartExact)}::text[],
      ${list((row) => row.manufacturerPartKey)}::text[], ${words((row) => row.nameWords)}::text[],
      ${words((row) => row.allWords)}::text[], ${list((row) => row.isOffered)}::boolean[],
      ${list((row) => row.isListed)}::boolean[]
    ) as given (product_id, category_id, sub_category_id, name_exact, part_exact, name_key, part_key,
      manufacturer_part_exact, manufacturer_part_key, name_words, all_words, is_offered, is_listed)
    on conflict (product_id) do update set category_id = excluded.category_id,
      sub_category_id = excluded.sub_category_id, name_exact = excluded.name_exact, part_exact = excluded.part_exact,
      name_key = excluded.name_key, part_key = excluded.part_key,
      manufacturer_part_exact = excluded.manufacturer_part_exact, manufacturer_part_key = excluded.manufacturer_part_key, name_words = excluded.name_words,
      all_words = excluded.all_words, is_offered = excluded.is_offered, is_listed = excluded.is_listed, rules = excluded.rules`);
}

/** The words of a vocabulary, sorted, so that two transactions that add the same words lock them in the same order and cannot deadlock. */
export const sortedWords = (vocabulary: IndexedWords): string[] => [...vocabulary.keys()].toSorted();

/** Adds sorted words of a vocabulary to the stored one. Words that it has are not touched, which would lock them for every other change of a product. */
export async function storeWords(
  transaction: Queries,
  words: readonly string[],
  vocabulary: IndexedWords,
): Promise<void> {
  const written = words.map((word) => vocabulary.get(word) ?? null);
  await transaction.execute(
    sql`insert into ${searchWords} (word, written)
      select * from unnest(${sql.param(words)}::text[], ${sql.param(written)}::text[]) as given (word, written)
      where not exists (
        select from ${searchWords} as known
        where known.word = given.word and (known.written is not null or given.written is null))
      on conflict (word) do update set written = excluded.written
      where ${searchWords.written} is null and excluded.written is not null`,
  );
}

/** Inserts or updates the index of products, within the transaction that writes them. */
export async function indexProducts(transaction: Queries, sources: readonly SearchSource[]): Promise<void> {
  const vocabulary: IndexedWords = new Map();
  for (let start = 0; start < sources.length; start += BATCH) {
    const documents = sources.slice(start, start + BATCH).map(documentOf);
    for (const document of documents) addVocabulary(vocabulary, document);
    await storeDocuments(transaction, documents);
  }
  await storeWords(transaction, sortedWords(vocabulary), vocabulary);
}
