/** Encodings that a person can choose for a text file: those that are guessed, and others of spreadsheet programs. */
export const encodings = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1256",
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1254",
  "shift_jis",
  "gbk",
] as const;

/** An encoding of {@link encodings}. */
export type Encoding = (typeof encodings)[number];
