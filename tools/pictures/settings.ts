/** Side of a rendered picture in pixels. */
export const SIDE = 1280;

/** The even light ground of every picture: part colours keep their contrast on it in both themes. */
export const GROUND = "#f1efe9";

/** How the browser draws letters: alike on every machine. */
export const LETTER_FLAGS: readonly string[] = ["--font-render-hinting=none", "--disable-lcd-text"];
