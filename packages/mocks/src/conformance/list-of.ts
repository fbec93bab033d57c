/** A list of values that are separated by commas, as a file. */
export const listOf = (...lines: readonly string[]): File =>
  new File([lines.join("\n")], "list.csv", { type: "text/csv" });
