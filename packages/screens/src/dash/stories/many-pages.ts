import { fill } from "@shop/i18n/fill.ts";
import { screen } from "storybook/test";

import { showPart } from "#storybook/show-part.ts";
import { textsOf } from "#storybook/story-texts.ts";

/** Rows of a page of a long list. */
const ROWS = 5;

/** Where a story of a long list opens it: the third page. */
export const thirdPage = { pageIndex: 2, pageSize: ROWS } as const;

/** Repeats entries until they fill twelve pages; each copy gets what sets it apart from the others. */
export function onTwelvePages<T extends object>(
  entries: readonly T[],
  apart: (entry: T, place: number) => Partial<T>,
): T[] {
  const copies = Array.from({ length: 12 * ROWS }, (_, place) => {
    const entry = entries[place % entries.length];
    if (!entry) throw new Error("There is no entry to repeat.");
    return Object.assign({}, entry, apart(entry, place + 1));
  });
  return copies;
}

/** Shows where the reader of a long list is: the play of its story. */
export async function showThirdOfTwelve(context: Parameters<typeof textsOf>[0]): Promise<void> {
  const { table } = textsOf(context).dashShell;
  showPart(await screen.findByText(fill(table.page, { page: "3", count: "12" })));
}
