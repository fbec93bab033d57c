import { foldedWords } from "@shop/domain/search/folding.ts";
import { kindsBegun, usualKindWords } from "@shop/domain/search/kinds/kinds.ts";
import { readSentence, type ReadSearch, type Sentence } from "@shop/domain/search/sentence/read-sentence.ts";
import { textOf, tokensOf } from "@shop/domain/search/sentence/tokens.ts";
import { TrackedCache } from "@shop/serving/tracked-cache.ts";

import type { Catalogue } from "../../catalogue/catalogue.service.ts";
import { anyOf } from "../engine/expressions.ts";
import { readSearch } from "../search/search-query.ts";
import { findExact, type SearchFilter } from "../search/search.repository.ts";
import type { SearchService } from "../search/search.service.ts";
import { Vocabulary } from "../search/vocabulary.ts";
import { answerPart, answerPassive } from "./answer-code.ts";
import { answerKind, answerPrice, kindQuery, type SearchRequest } from "./answer-kind.ts";
import { type Answer, noAnswer, together } from "./answer.ts";
import { pageOfIds } from "./page-of-ids.ts";
import { SentenceProducts, type ProductSources } from "./sentence-products.ts";

/** Memory of the answers that are kept, of one without its ids, and of an id, in bytes. */
const KEPT_BYTES = 4_000_000;
const ENTRY_BYTES = 4000;
const ID_BYTES = 8;

/** The words of names of kinds, of which some are meant by others with typing errors. */
const kindWords = new Vocabulary(usualKindWords);
const nearestKindWord = (word: string): string | null => kindWords.nearest(word, 1)[0] ?? null;

/** Answers one thing; null where only its text can be searched. */
async function answerThing(
  products: SentenceProducts,
  request: SearchRequest,
  sentence: Sentence,
): Promise<Answer | null> {
  const { code, kind } = sentence;
  if (code?.part) return answerPart(products, request, sentence, { part: code.part, words: code.words });
  if (code?.passive)
    return answerPassive(products, request, sentence, { passive: code.passive, words: code.words });
  return kind && answerKind(products, request, sentence, kind);
}

/** What has the words of a text as they are written. */
async function answerText(products: SentenceProducts, text: string): Promise<Answer> {
  const ids = await products.matching(text);
  const unmatched = ids.length === 0 ? [text] : [];
  return { ...noAnswer, ids: await products.inOrder(ids, { text, byPrice: false }), unmatched };
}

/** Answers several things, or what does what is to be done: nothing else. */
const answerAll = (
  products: SentenceProducts,
  request: SearchRequest,
  things: readonly Sentence[],
): Promise<Answer[]> =>
  Promise.all(
    things.map(
      async (one) =>
        (await answerThing(products, { ...request, mentions: false }, one)) ?? answerText(products, one.text),
    ),
  );

/** What a text finds that may be the beginning of a kind: the products of such kinds, then those that have the text. Null where it is none. */
async function answerBeginning(products: SentenceProducts, text: string): Promise<Answer | null> {
  const [word = "", ...others] = foldedWords(text);
  const isWhole = others.length > 0 || (await products.sources.finder.vocabulary()).isWord(word);
  const begun = isWhole ? null : kindsBegun(word);
  const ids = begun ? await products.named(anyOf(begun.ids.map(kindQuery))) : [];
  if (!begun || ids.length === 0) return null;
  const [numbered, written] = [await products.numbered(text), await products.matching(text)];
  const lists = await Promise.all([
    products.inOrder(numbered, { text, byPrice: false }),
    products.inOrder(ids, { text: begun.word, byPrice: false }),
    products.inOrder(written, { text, byPrice: false }),
  ]);
  return { ...noAnswer, ids: [...new Set(lists.flat())] };
}

/**
 * A search that reads what is asked for before it searches: a kind, part numbers, values, a price, or what is to be done. `texts` searches for
 * what is none of these, and for lists of the dashboard, in which every word counts.
 */
export function sentenceSearch(
  texts: SearchService,
  sources: ProductSources & Pick<Catalogue, "track">,
): SearchService {
  const { index, finder } = sources;
  const answers = new TrackedCache<{ readonly answer: Answer | null }>(sources.track, {
    maxSize: KEPT_BYTES,
    sizeOf: ({ answer }, key) => ENTRY_BYTES + 2 * key.length + ID_BYTES * (answer?.ids.length ?? 0),
  });

  const answerRead = async (
    { things, purpose, ...wanted }: ReadSearch,
    asked: string,
    filter: SearchFilter,
    readThings: (text: string) => readonly Sentence[],
  ): Promise<Answer | null> => {
    const products = new SentenceProducts(sources, filter);
    const request = { ...wanted, asked: textOf(tokensOf(asked)), mentions: true };
    for (const searched of purpose) {
      const found = together(await answerAll(products, request, readThings(searched)), false);
      if (found.ids.length > 0 && found.unmatched.length === 0) return { ...found, corrected: searched };
    }
    const [thing, ...others] = things;
    if (!thing) return null;
    if (others.length > 0) return together(await answerAll(products, request, things), true);
    const search = async (words: string) => {
      const found = await texts.matching(words, filter, true);
      return found;
    };
    return (
      (await answerThing(products, request, thing)) ??
      (await answerPrice(products, request, thing, search)) ??
      answerBeginning(products, asked)
    );
  };

  const findAnswer = async (text: string, filter: SearchFilter): Promise<Answer | null> => {
    const { isWord, isBeginning, synonyms } = await finder.vocabulary();
    const query = readSearch(text, { isWord, synonyms });
    // Between quotation marks words stay words.
    const isQuoted = /"[^"]+"/.test(text);
    if (!query || isQuoted || (await findExact(index, query, filter))) return null;
    const reader = { isWord, isBeginning, synonyms, nearestKindWord };
    return answerRead(readSentence(text, reader), text, filter, (one) => readSentence(one, reader).things);
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
      const { ids, ...read } = answer;
      return { ...read, ...pageOfIds(ids, cursor, limit) };
    },
    matching: async (text, filter, partly) => {
      const answer = partly ? await answerOf(text, filter) : null;
      if (!answer) return texts.matching(text, filter, partly);
      if (answer.ids.length === 0) return null;
      return { ids: answer.ids, values: answer.values };
    },
  };
}
