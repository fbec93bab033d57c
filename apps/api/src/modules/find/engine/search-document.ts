import { exactForm, foldedWords, foldPartNumber } from "@shop/domain/search/folding.ts";
import { headWords, kindWords } from "@shop/domain/search/kind-words.ts";
import { polaritiesOf } from "@shop/domain/search/kinds/polarities.ts";
import { partsOf, productKinds } from "@shop/domain/search/kinds/product-kinds.ts";
import { MIN_RUN, type PartCode, partCodes } from "@shop/domain/search/part-codes.ts";
import { withoutPurpose } from "@shop/domain/search/purpose.ts";
import { wordForms } from "@shop/domain/search/word-forms.ts";

import {
  firstForm,
  groupForm,
  headForm,
  indexSymbols,
  indexWords,
  isRepairable,
  kindForm,
  kindIdForm,
  partForm,
  polarityForm,
  purposeForm,
  runForm,
} from "./search-words.ts";

/** The data of a product that is indexed. */
export interface SearchSource {
  readonly productId: number;
  readonly categoryId: number;
  readonly subCategoryId: number;
  readonly name: string;
  readonly partNumber: string | null;
  /** The maker's part number. */
  readonly manufacturerPartNumber: string | null;
  /** Names in other languages. */
  readonly otherNames: readonly string[];
  /** Names of its category and sub category. */
  readonly groupNames: readonly string[];
  /** Brand, descriptions. */
  readonly texts: readonly string[];
  /** True while the product has a price and is in stock. */
  readonly isOffered: boolean;
  /** False while no list for shoppers shows it. */
  readonly isListed: boolean;
  /** True where it needs other products or has accessories. */
  readonly namesOthers: boolean;
}

/** What the index stores of a product. */
export interface SearchDocument {
  readonly row: {
    readonly productId: number;
    readonly categoryId: number;
    readonly subCategoryId: number;
    readonly nameExact: string;
    readonly partExact: string | null;
    readonly nameKey: string;
    readonly partKey: string | null;
    readonly manufacturerPartExact: string | null;
    readonly manufacturerPartKey: string | null;
    readonly nameWords: readonly string[];
    readonly allWords: readonly string[];
    readonly isOffered: boolean;
    readonly isListed: boolean;
    readonly namesOthers: boolean;
  };
  /** Words for the vocabulary. */
  readonly words: readonly string[];
  /** Part numbers for the vocabulary. */
  readonly codes: readonly PartCode[];
}

/** The endings of part numbers, whose prefixes are all inner runs; the whole part number is a word. */
const endings = (codes: readonly PartCode[]): string[] =>
  codes.flatMap(({ code }) =>
    Array.from({ length: Math.max(code.length - MIN_RUN, 0) }, (_, at) => code.slice(at + 1).toWellFormed()),
  );

/** The word that a name consists of, in all forms; none where it has several. */
const wholeName = (name: string): readonly string[] => {
  const [word = "", ...others] = foldedWords(name);
  return others.length === 0 ? wordForms(word) : [];
};

/** Makes the document of a product; needs no database, so that another process can do it. */
export function documentOf(source: SearchSource): SearchDocument {
  const { groupNames, texts } = source;
  const names = [source.name, ...source.otherNames];
  const kinds = [...kindWords(names, groupNames)];
  const { partNumber, manufacturerPartNumber } = source;
  const numbers = [partNumber, manufacturerPartNumber].filter((number) => number !== null);
  const codes = partCodes(numbers, names);
  const knownParts = partsOf({ names, numbers });
  const wordsOf = (parts: readonly string[]): string[] =>
    [...parts, ...numbers].flatMap((name) => indexWords(name).concat(indexSymbols(name)));
  const nameWords = wordsOf(names);
  const bare = names.map(withoutPurpose);
  const whatItIs = new Set(bare.every((name, at) => name === names[at]) ? nameWords : wordsOf(bare));
  const purposes = nameWords.filter((word) => !whatItIs.has(word));
  const words = [...nameWords, ...[...groupNames, ...texts].flatMap(indexWords)];
  return {
    row: {
      productId: source.productId,
      categoryId: source.categoryId,
      subCategoryId: source.subCategoryId,
      nameExact: exactForm(source.name),
      partExact: partNumber && exactForm(partNumber),
      nameKey: foldPartNumber(source.name),
      partKey: partNumber && foldPartNumber(partNumber),
      manufacturerPartExact: manufacturerPartNumber && exactForm(manufacturerPartNumber),
      manufacturerPartKey: manufacturerPartNumber && foldPartNumber(manufacturerPartNumber),
      nameWords: [
        ...new Set([
          ...whatItIs,
          ...purposes.map(purposeForm),
          ...kinds.map(kindForm),
          ...[...productKinds({ names, groupNames, numbers })].map(kindIdForm),
          ...knownParts.map(({ code }) => partForm(code)),
          ...polaritiesOf(knownParts, names).map(polarityForm),
          ...groupNames.flatMap(wholeName).map(groupForm),
          ...[...headWords(names)].map(headForm),
          ...names.flatMap((name) => wordForms(foldedWords(name)[0] ?? "")).map(firstForm),
        ]),
      ],
      // In all forms: a singular finds what only its plural stands for, such as a category.
      allWords: [...new Set([...words.flatMap(wordForms), ...kinds, ...endings(codes).map(runForm)])],
      isOffered: source.isOffered,
      isListed: source.isListed,
      namesOthers: source.namesOthers,
    },
    words: words.filter(isRepairable),
    codes: codes.filter(({ code }) => /\d/.test(code)),
  };
}
