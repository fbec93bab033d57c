import { readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const style = readFileSync(join(import.meta.dirname, "page.css"), "utf8");

/** Writes text for HTML, also within an attribute. */
export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The address of a picture in the page of a folder. */
export const addressOf = (folder: string, file: string): string =>
  relative(folder, file).split(sep).map(encodeURIComponent).join("/");

/** Writes the page of a folder with pictures, which opens without a server; returns its path. */
export function writePage(folder: string, title: string, body: string): string {
  const path = join(folder, "index.html");
  writeFileSync(
    path,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>
${style}</style>
<h1>${escape(title)}</h1>
${body}
</html>
`,
  );
  return path;
}
