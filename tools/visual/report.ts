import { writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** One row of the report: a story that differs, or a journey. */
export interface Finding {
  readonly name: string;
  readonly verdict: string;
  /** Files by heading: before, after, difference; or the frames of a journey. */
  readonly pictures: Readonly<Record<string, string>>;
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const picture = ([heading, file]: [string, string]): string =>
  `<figure><figcaption>${escape(heading)}</figcaption><img loading="lazy" alt="" src="${encodeURIComponent(basename(dirname(file)))}/${encodeURIComponent(basename(file))}"></figure>`;

const section = ({ name, verdict, pictures }: Finding): string =>
  `<section><h2>${escape(name)}</h2><p>${escape(verdict)}</p><div>${Object.entries(pictures).map(picture).join("")}</div></section>`;

/** Writes the page that shows pictures side by side; returns its path. */
export function writeReport(folder: string, title: string, findings: readonly Finding[]): string {
  const path = join(folder, "index.html");
  const body = findings.length > 0 ? findings.map(section).join("\n") : "<p>No difference.</p>";
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title>
<style>body{font:14px system-ui;margin:2rem}h2{font-size:1rem;margin:2rem 0 0}div{display:flex;gap:1rem;align-items:start;overflow-x:auto}figure{margin:0;flex:1 0 16rem}img{max-width:100%;border:1px solid #ccc}</style>
<h1>${escape(title)}</h1>
${body}
</html>
`,
  );
  return path;
}
