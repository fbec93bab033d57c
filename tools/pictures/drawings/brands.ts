/** The case colours of the four meter brands. */
export const brandColors = {
  Kelvra: { skin: "#f3b81c", face: "#2b2f33", print: "#f4f2ec", accent: "#ffc414" },
  Ohmwright: { skin: "#cf4a2a", face: "#26282b", print: "#f3efe8", accent: "#ff8a5c" },
  Metrivo: { skin: "#2c5fae", face: "#dfe1df", print: "#23282d", accent: "#1f4f98" },
  Galvora: { skin: "#2f7d5b", face: "#383c3f", print: "#eef0ec", accent: "#7fe0b0" },
} as const;

/** A meter brand. */
export type Brand = keyof typeof brandColors;
