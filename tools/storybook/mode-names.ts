import type { Story } from "./story-list.ts";

/** Words for languages, themes, widths and settings of readers, as a name of a story may have them. */
const modeWords =
  /\b(?:arabic|english|rtl|ltr|right to left|light|dark|(?:small )?phone|mobile|tablet|desktop|forced colou?rs|(?:more|high) contrast|(?:large text|text at 200 %)|reduced motion|(?:320|390|820|1280)(?: px)?)(?!\w)/g;

const joiningWords = /\b(?:on|in|at|an?|the|and|with)\b|[,;:]/g;

const wordsOf = (name: string): string => name.toLowerCase().split(/\s+/).filter(Boolean).join(" ");

type Named = Pick<Story, "id" | "title" | "name" | "tags">;

/**
 * Returns the ids of stories that are named after nothing but a mode, or after another story of their component in a mode: the toolbar, the matrix
 * and Chromatic show every story in its modes, and a test in a mode sets its globals. Journeys are named after what they prove.
 */
export function namedAfterModes(stories: readonly Named[]): string[] {
  const shown = stories.filter(({ tags }) => !tags.includes("test-fn") && !tags.includes("journey"));
  const names = new Set(shown.map(({ title, name }) => `${title} ${wordsOf(name)}`));
  return shown.flatMap(({ id, title, name }) => {
    const words = wordsOf(name);
    const withoutModes = words.replace(modeWords, "");
    if (withoutModes === words) return [];
    const state = wordsOf(withoutModes.replace(joiningWords, " "));
    return state === "" || names.has(`${title} ${state}`) ? [id] : [];
  });
}
