import { sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { documentOf, type SearchDocument, type SearchSource } from "./search-document.ts";
import { searchDocuments } from "./search-documents.table.ts";
import { searchWords } from "./search-words.table.ts";

/** The version of the index's rules: raise it with every change of what is indexed, and every start indexes older rows again. */
export const INDEX_RULES = 1;

/** Rows per statement; PostgreSQL allows 65,535 parameters. */
const BATCH = 500;

const wordSetOf = (words: readonly string[]) => sql`array_to_tsvector(${sql.param(words)}::text[])`;

/** Words and part numbers of documents; a part number with its spelling, a word with null. */
export type Vocabulary = Map<string, string | null>;

/** Adds the words and part numbers of a document to a vocabulary. */
export function addVocabulary(vocabulary: Vocabulary, { words, codes }: SearchDocument): void {
  for (const word of words) vocabulary.set(word, null);
  for (const { code, written } of codes) vocabulary.set(code, written);
}

/** Inserts or updates documents, within the transaction that writes their products. */
export async function storeDocuments(
  transaction: Queries,
  documents: readonly SearchDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  await transaction
    .insert(searchDocuments)
    .values(
      documents.map(({ row }) => ({
        ...row,
        nameWords: wordSetOf(row.nameWords),
        allWords: wordSetOf(row.allWords),
        rules: INDEX_RULES,
      })),
    )
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
        isOffered: sql`excluded.is_offered`,
        rules: sql`excluded.rules`,
      },
    });
}

/** The words of a vocabulary, sorted, so that two transactions that add the same words lock them in the same order and cannot deadlock. */
export const sortedWords = (vocabulary: Vocabulary): string[] => [...vocabulary.keys()].toSorted();

/** Adds sorted words of a vocabulary to the stored one. */
export async function storeWords(
  transaction: Queries,
  words: readonly string[],
  vocabulary: Vocabulary,
): Promise<void> {
  const written = words.map((word) => vocabulary.get(word) ?? null);
  await transaction.execute(
    sql`insert into ${searchWords} (word, written)
      select * from unnest(${sql.param(words)}::text[], ${sql.param(written)}::text[])
      on conflict (word) do update set written = excluded.written
      where ${searchWords.written} is null and excluded.written is not null`,
  );
}

/** Inserts or updates the index of products, within the transaction that writes them. */
export async function indexProducts(transaction: Queries, sources: readonly SearchSource[]): Promise<void> {
  const vocabulary: Vocabulary = new Map();
  for (let start = 0; start < sources.length; start += BATCH) {
    const documents = sources.slice(start, start + BATCH).map(documentOf);
    for (const document of documents) addVocabulary(vocabulary, document);
    await storeDocuments(transaction, documents);
  }
  await storeWords(transaction, sortedWords(vocabulary), vocabulary);
}
