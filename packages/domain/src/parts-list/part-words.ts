/** Whether a word is like a part number: letters and digits, at least five of them. */
export const isPartNumber = (word: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N}\-./+#,]{4,}$/u.test(word) && /\p{L}/u.test(word) && /\d.*\d/.test(word);

/** The case that a text names: '0603' of 'R_0603_1608Metric', 'SOT-23'; null for none. */
export const caseIn = (text: string): string | null =>
  /(?<![\d.])(0201|0402|0603|0805|1206|1210|1812|2010|2512)(?![\d.])|\b(SOT-?23(?:-\d)?|SOIC-?\d+|TO-?\d{2,3}|DIP-?\d+)\b/i.exec(
    text,
  )?.[0] ?? null;
