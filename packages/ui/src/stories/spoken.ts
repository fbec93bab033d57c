import type { StoryObj as Story } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

/** Parameters of a test in English. */
export const english = { globals: { locale: "en" } } as const;

/** Parameters of a test in Arabic. */
export const arabic = { globals: { locale: "ar" } } as const;

/** Longest story that is read; a trap of the reading position has no end. */
const MAX_PHRASES = 500;

/** What says nothing: usual values, and the side on which a list or a slider lies. */
const usual =
  /, (?:not (?:disabled|busy|current item)|level 1|orientated (?:vertically|horizontally)|\d+ controls?)(?=,|$)/g;

const shorten = (phrase: string): string =>
  phrase
    .replaceAll(usual, "")
    .replace(/, position (\d+), set size (\d+)/, ", $1 of $2")
    .replace(/^(row|separator), .*/, "$1");

/** Phrases without the ends of elements, elements without a name, and texts that were read with the element around them. */
function shortened(phrases: readonly string[]): string[] {
  const ends = new Set(phrases);
  const around: string[] = [];
  const heard: string[] = [];
  for (const phrase of phrases) {
    if (phrase.startsWith("end of ")) around.pop();
    else {
      // The options of a closed select are read once it is open.
      const isRead = around.some((outer) => outer.includes(phrase) || /^combobox.*not expanded/.test(outer));
      if (ends.has(`end of ${phrase}`)) around.push(phrase);
      const line = shorten(phrase);
      if (!isRead && !/^(?:document|paragraph|rowgroup|list|group)$/.test(line) && line !== heard.at(-1))
        heard.push(line);
    }
  }
  return heard;
}

/** Loaded by these tests alone, and not by the pictures of a story. */
const loadReader = async () => (await import("@guidepup/virtual-screen-reader")).virtual;

/** What a screen reader says from the start of the page to its end; a modal dialog has the end of its own. */
async function readPage(reader: Awaited<ReturnType<typeof loadReader>>): Promise<string[]> {
  const phrases: string[] = [];
  while (phrases.length < MAX_PHRASES) {
    await reader.next();
    const phrase = await reader.lastSpokenPhrase();
    if (/^(?:(?:end of )?document|end of .*, modal)$/.test(phrase)) return phrases;
    phrases.push(phrase);
  }
  throw new Error(`No end after ${MAX_PHRASES} phrases.`);
}

/**
 * Play of a test: a screen reader reads the page from its start to its end. Each line is one element with its role, name, description and states, in the order
 * in which they are read. Roles are words of the library in both languages.
 */
export const reads = (lines: readonly string[]) => async (): Promise<void> => {
  const reader = await loadReader();
  await reader.start({ container: document.body });
  try {
    await expect(shortened(await readPage(reader))).toEqual(lines);
  } finally {
    await reader.stop();
  }
};

/** Context of a play, which acts by what it finds. */
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

/** Play of a test: a screen reader says these lines while a user acts: what gets the focus, and what live regions announce. */
export const says =
  (act: (context: PlayContext) => Promise<unknown>) =>
  (lines: readonly string[]) =>
  async (context: PlayContext): Promise<void> => {
    const reader = await loadReader();
    await reader.start({ container: document.body });
    try {
      await reader.clearSpokenPhraseLog();
      await act(context);
      await waitFor(async () => expect(shortened(await reader.spokenPhraseLog())).toEqual(lines));
    } finally {
      await reader.stop();
    }
  };
