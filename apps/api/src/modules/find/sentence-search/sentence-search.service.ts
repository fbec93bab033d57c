import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import { foldedWords } from "@shop/domain/search/folding.ts";
import { kindsBegun, kindVocabulary } from "@shop/domain/search/kinds/kinds.ts";
import { readSentence } from "@shop/domain/search/sentence/read-sentence.ts";
import { TrackedCache } from "@shop/serving/tracked-cache.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";

import { readCursor, writeCursor } from "../../../http/cursor.ts";
import type { Catalogue } from "../../catalogue/catalogue.service.ts";
import { kindIdForm } from "../../products/search-index/search-words.ts";
import { idsOf } from "../search/found-ids.ts";
import { readSearch } from "../search/search-query.ts";
import { anyOf, quoted } from "../search/search-terms.ts";
import { findExact, type SearchFilter } from "../search/search.repository.ts";
import type { SearchService } from "../search/search.service.ts";
import { Vocabulary } from "../search/vocabulary.ts";
import { thingAnswerer } from "./answer-thing.ts";
import { type Answer, noAnswer, together } from "./answer.ts";
import { type FoundProducts, foundProducts, type ProductSources } from "./found-products.ts";

/** Memory of the answers that are kept, of one without its ids, and of an id, in bytes. */
const KEPT_BYTES = 4_000_000;
const ENTRY_BYTES = 4000;
const ID_BYTES = 8;

/** The words of names of kinds, of which some are meant by others with typing errors. */
const kindWords = new Vocabulary(kindVocabulary);

/** The place of the last product of a page in its answer. */
const foundCursor = v.strictTuple([v.literal("found"), v.pipe(v.number(), v.integer(), v.minValue(0))]);

/**
 * A search that reads what is asked for before it searches: a kind, part numbers, values, a price, or what is to be done. `texts` searches for
 * what is none of these, and for lists of the dashboard, in which every word counts.
 */
export function sentenceSearch(
  texts: SearchService,
  sources: ProductSources & Pick<Catalogue, "track">,
): SearchService {
  const { queries, finder } = sources;
  const answers = new TrackedCache<{ readonly answer: Answer | null }>(sources.track, {
    maxSize: KEPT_BYTES,
    sizeOf: ({ answer }, key) => ENTRY_BYTES + 2 * key.length + ID_BYTES * (answer?.ids.length ?? 0),
  });

  /** What has the words of a text as they are written. */
  const written = async (text: string, products: FoundProducts): Promise<Answer> => {
    const ids = await products.matching(text, {});
    const unmatched = ids.length === 0 ? [text] : [];
    return { ...noAnswer, ids: await products.inOrder(ids, { text, byPrice: false }), unmatched };
  };

  /** What a text finds that may be the beginning of a kind: the products of such kinds, then those that have the text. */
  const begun = async (text: string, filter: SearchFilter): Promise<Answer | null> => {
    const [word = "", ...others] = foldedWords(text);
    const isWhole = others.length > 0 || (await finder.vocabulary()).isWord(word);
    const kinds = isWhole ? null : kindsBegun(word);
    if (!kinds) return null;
    const products = foundProducts(sources, filter);
    const ids = await products.named(anyOf(kinds.ids.map((id) => quoted(kindIdForm(id), ""))));
    if (ids.length === 0) return null;
    const [numbered, written] = [await products.numbered(text), await products.matching(text, {})];
    const lists = await Promise.all([
      products.inOrder(numbered, { text, byPrice: false }),
      products.inOrder(ids, { text: kinds.word, byPrice: false }),
      products.inOrder(written, { text, byPrice: false }),
    ]);
    return { ...noAnswer, ids: [...new Set(lists.flat())] };
  };

  const findAnswer = async (text: string, filter: SearchFilter): Promise<Answer | null> => {
    const words = await finder.vocabulary();
    const query = readSearch(text, words);
    const { isWord, synonyms } = words;
    const reader = {
      isWord,
      synonyms,
      nearestKindWord: (word: string) => kindWords.nearest(word, 1)[0] ?? null,
    };
    if (!query || (await findExact(queries, query, filter))) return null;
    const read = readSentence(text, reader);
    const products = foundProducts(sources, filter);
    const answerAll = async (sentences: typeof read.things, mentions: boolean): Promise<Answer[]> => {
      const { answer } = thingAnswerer(products, { ...read, asked: text, mentions });
      return Promise.all(sentences.map(async (one) => (await answer(one)) ?? written(one.text, products)));
    };
    for (const purpose of read.purpose) {
      const found = together(await answerAll(readSentence(purpose, reader).things, false), false);
      if (found.ids.length > 0 && found.unmatched.length === 0) return { ...found, corrected: purpose };
    }
    const [thing, ...others] = read.things;
    if (others.length > 0) return together(await answerAll(read.things, false), true);
    const { answer, atPrice } = thingAnswerer(products, { ...read, asked: text, mentions: true });
    if (!thing) return null;
    const search = async (words: string) => {
      const found = await texts.matching(words, filter, true);
      return found && { ids: found.known ?? (await idsOf(queries, found.ids)), values: found.values };
    };
    return (await answer(thing)) ?? (await atPrice(thing, search)) ?? begun(text, filter);
  };

  const answerOf = async (text: string, filter: SearchFilter): Promise<Answer | null> => {
    const { place, categoryId, subCategoryId, ids } = filter;
    if (ids) return findAnswer(text, filter);
    const key = JSON.stringify([text, place, categoryId, subCategoryId]);
    return (await answers.get(key, async () => ({ answer: await findAnswer(text, filter) }))).answer;
  };

  return {
    written: texts.written,
    page: async (text, part) => {
      const { filter, cursor, limit, partly } = part;
      const answer = partly ? await answerOf(text, filter) : null;
      if (!answer) return texts.page(text, part);
      const [, start] = cursor === undefined ? (["found", 0] as const) : readCursor(foundCursor, cursor);
      const { ids, ...read } = answer;
      const end = start + limit;
      return {
        ...read,
        ids: ids.slice(start, end),
        nextCursor: end < ids.length ? writeCursor(["found", end]) : null,
        total: Math.min(ids.length, COUNT_EXACT_UP_TO),
        totalExact: ids.length <= COUNT_EXACT_UP_TO,
      };
    },
    matching: async (text, filter, partly) => {
      const answer = partly ? await answerOf(text, filter) : null;
      if (!answer) return texts.matching(text, filter, partly);
      if (answer.ids.length === 0) return null;
      return {
        ids: sql`select unnest(${sql.param([...answer.ids])}::integer[])`,
        known: answer.ids,
        values: answer.values,
      };
    },
  };
}
