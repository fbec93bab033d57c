/** Two colour tokens of which one stands on the other. */
export interface ColourPair {
  /** Token of what is in front. */
  readonly front: string;
  /** Token of the ground. */
  readonly ground: string;
  /** What the pair is used for. */
  readonly use: string;
}

const backgrounds = ["background", "surface", "sunken"];
const states = ["positive", "caution", "negative"];

const on = (front: string, grounds: readonly string[], use: string): ColourPair[] =>
  grounds.map((ground) => ({ front, ground, use }));

/** Pairs of text colours: at least 4.5. */
export const textPairs: readonly ColourPair[] = [
  ...on("ink", backgrounds, "text"),
  ...on("muted", backgrounds, "secondary text, placeholders, hints"),
  ...on("signal-ink", ["signal", "signal-strong"], "the main action"),
  ...states.flatMap((state) => [
    ...on(state, [`${state}-soft`], "badge, notice"),
    ...on(state, backgrounds, "a word about a state"),
    ...on("ink", [`${state}-soft`], "text of a notice"),
    ...on("muted", [`${state}-soft`], "second line of a notice"),
  ]),
];

/** Pairs of control borders, icons and focus ring: at least 3. */
export const graphicPairs: readonly ColourPair[] = [
  ...on("line-strong", backgrounds, "edges of controls, icons"),
  ...on("focus", backgrounds, "focus ring"),
];

/** Colour tokens that have opaque values. */
export const colourTokens: readonly string[] = [
  ...backgrounds,
  "ink",
  "muted",
  "line",
  "line-strong",
  "signal",
  "signal-strong",
  "signal-ink",
  ...states.flatMap((state) => [state, `${state}-soft`]),
  "focus",
];
