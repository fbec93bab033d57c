/** What 'Show code' gives for an example of a package: its source as another project writes it. */
export const shownCode = (source: string, name: "@shop/screens" | "@shop/ui") => ({
  code: source.replaceAll('from "../', `from "${name}/`),
  language: "tsx" as const,
});
