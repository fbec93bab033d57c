/** Side of a rendered picture in pixels. */
export const SIDE = 1280;

/** Background colour of every picture; parts keep their contrast on it in both themes. */
export const GROUND = "#f1efe9";

/** Browser flags for text rendering that is equal on every machine. */
export const LETTER_FLAGS: readonly string[] = ["--font-render-hinting=none", "--disable-lcd-text"];
