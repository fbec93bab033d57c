import { foldedWords, withoutArticle } from "../search/folding.ts";
import { wordForms } from "../search/word-forms.ts";

interface NamedGroup {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string | null;
}

/** A category with its sub categories, as far as a search finds them. */
export interface SearchedCategory extends NamedGroup {
  readonly sub_category: readonly NamedGroup[];
}

/** A category, or one of its sub categories, that a search text names. */
export interface MatchingGroup extends NamedGroup {
  readonly categoryId: number;
  /** Null for the category itself. */
  readonly subCategoryId: number | null;
}

const wordsOf = ({ name, name_ar }: NamedGroup): string[] =>
  foldedWords(`${name} ${name_ar ?? ""}`).map(withoutArticle);

const groupOf = ({ id, name, name_ar }: NamedGroup): NamedGroup => ({ id, name, name_ar });

/** True where some word begins with one of the forms of another. */
const hasWord = (words: readonly string[], typed: string): boolean =>
  wordForms(typed).some((form) => words.some((word) => word.startsWith(form)));

/**
 * The categories, then the sub categories, whose names begin each of their words as a search text does, in either language; a sub category
 * also where its category has some of the words. At most `most` of them.
 */
export function matchingGroups(
  categories: readonly SearchedCategory[],
  text: string,
  most: number,
): MatchingGroup[] {
  const typed = foldedWords(text);
  if (typed.join("").length < 2) return [];
  const isNamed = (words: readonly string[]): boolean => typed.every((word) => hasWord(words, word));
  const found = categories.map((category) => {
    const own = wordsOf(category);
    const subCategories = category.sub_category.filter((sub) => {
      const words = wordsOf(sub);
      return typed.some((word) => hasWord(words, word)) && isNamed([...words, ...own]);
    });
    return { category, isFound: isNamed(own), subCategories };
  });
  return [
    ...found.flatMap(({ category, isFound }) =>
      isFound ? [{ ...groupOf(category), categoryId: category.id, subCategoryId: null }] : [],
    ),
    ...found.flatMap(({ category, subCategories }) =>
      subCategories.map((sub) => ({ ...groupOf(sub), categoryId: category.id, subCategoryId: sub.id })),
    ),
  ].slice(0, most);
}
