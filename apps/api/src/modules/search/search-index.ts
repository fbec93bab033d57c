import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { kindWords } from "@shop/domain/search/kind-words.ts";
import { MIN_RUN, type PartCode, partCodes } from "@shop/domain/search/part-codes.ts";
import { withoutPurpose } from "@shop/domain/search/purpose.ts";
import { sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { searchDocuments } from "./search-documents.table.ts";
import { searchWords } from "./search-words.table.ts";
import {
  exactForm,
  indexSymbols,
  indexWords,
  isRepairable,
  kindForm,
  purposeForm,
  runForm,
} from "./search-words.ts";

/** The version of the index's rules: raise it with every change of what is indexed, and every start indexes older rows again. */
export const INDEX_RULES = 1;

/** The data of a product that is indexed. */
export interface SearchSource {
  readonly productId: number;
  readonly categoryId: number;
  readonly subCategoryId: number;
  readonly name: string;
  readonly partNumber: string | null;
  /** Names in other languages. */
  readonly otherNames: readonly string[];
  /** Names of its category and sub category. */
  readonly groupNames: readonly string[];
  /** Brand, descriptions. */
  readonly texts: readonly string[];
  /** True while the product has a price and is in stock. */
  readonly isOffered: boolean;
}

/** Rows per statement; PostgreSQL allows 65,535 parameters. */
const BATCH = 500;

const wordSetOf = (words: Iterable<string>) =>
  sql`array_to_tsvector(${sql.param([...new Set(words)])}::text[])`;

/** The endings of part numbers, whose prefixes are all inner runs; the whole part number is a word. */
const endings = (codes: readonly PartCode[]): string[] =>
  codes.flatMap(({ code }) =>
    Array.from({ length: Math.max(code.length - MIN_RUN, 0) }, (_, at) => code.slice(at + 1).toWellFormed()),
  );

function documentOf(source: SearchSource) {
  const { groupNames, texts } = source;
  const names = [source.name, ...source.otherNames];
  const kinds = [...kindWords(names, groupNames)];
  const codes = partCodes(source.partNumber, names);
  const wordsOf = (parts: readonly string[]): string[] =>
    [...parts, source.partNumber ?? ""].flatMap((name) => indexWords(name).concat(indexSymbols(name)));
  const nameWords = wordsOf(names);
  const whatItIs = new Set(wordsOf(names.map(withoutPurpose)));
  const purposes = nameWords.filter((word) => !whatItIs.has(word));
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
      nameWords: wordSetOf([...whatItIs, ...purposes.map(purposeForm), ...kinds.map(kindForm)]),
      allWords: wordSetOf([...words, ...kinds, ...endings(codes).map(runForm)]),
      isOffered: source.isOffered,
      rules: INDEX_RULES,
    },
    words: words.filter(isRepairable),
    codes: codes.filter(({ code }) => /\d/.test(code)),
  };
}

/** Inserts or updates the index of products, within the transaction that writes them. */
export async function indexProducts(transaction: Queries, sources: readonly SearchSource[]): Promise<void> {
  const vocabulary = new Map<string, string | null>();
  for (let start = 0; start < sources.length; start += BATCH) {
    const documents = sources.slice(start, start + BATCH).map(documentOf);
    for (const { words, codes } of documents) {
      for (const word of words) vocabulary.set(word, null);
      for (const { code, written } of codes) vocabulary.set(code, written);
    }
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
          isOffered: sql`excluded.is_offered`,
          rules: sql`excluded.rules`,
        },
      });
  }
  // Sorted, so that two transactions that add the same words lock them in the same order and cannot deadlock.
  const words = [...vocabulary.keys()].toSorted();
  const written = words.map((word) => vocabulary.get(word) ?? null);
  await transaction.execute(
    sql`insert into ${searchWords} (word, written)
      select * from unnest(${sql.param(words)}::text[], ${sql.param(written)}::text[])
      on conflict (word) do update set written = excluded.written
      where ${searchWords.written} is null and excluded.written is not null`,
  );
}
