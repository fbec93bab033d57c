import { globSync, readFileSync } from "node:fs";

/** Statements that import components and icons in another project, by their names. */
export type ImportStatements = Readonly<Record<string, string>>;

/** Reads which file exports which component, and where the icons come from, from the sources of the packages. */
export function importStatements(): ImportStatements {
  const statements: Record<string, string> = {};
  const root = new URL("..", import.meta.url);
  for (const file of globSync("packages/{screens,ui}/src/**/*.tsx", { cwd: root })) {
    if (/\.(?:stories|story-setup|test)\.tsx$|\/(?:foundations|stories)\//.test(file)) continue;
    const text = readFileSync(new URL(file, root), "utf8");
    const address = file.replace(/^packages\/(\w+)\/src\//, "@shop/$1/");
    for (const [, name = ""] of text.matchAll(/^export (?:const|function) ([A-Z]\w*)/gm))
      statements[name] = `import { ${name} } from "${address}";`;
  }
  for (const file of globSync("packages/{screens,ui}/src/**/*.tsx", { cwd: root })) {
    const text = readFileSync(new URL(file, root), "utf8");
    for (const [statement, name = ""] of text.matchAll(/^import (\w+) from "lucide-react\/icons\/.*$/gm))
      statements[name] ??= statement;
  }
  return statements;
}
