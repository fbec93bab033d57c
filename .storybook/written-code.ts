import type { ImportStatements } from "./import-statements.ts";

/** A value of more lines is a parameter of the example: the reader has data of his own. */
const LONG = 12;

/** Maximum length of shown code, in characters; longer code consists of the data of nested elements. */
const LONGEST = 5000;

/** What is known of a story whose code is shown. */
export interface ShownStory {
  /** Name of the component that the story is about. */
  readonly component: string;
  /** The component's props, as far as they are documented. */
  readonly props: readonly string[];
  /** Names of the story's args. */
  readonly args: readonly string[];
  readonly imports: ImportStatements;
}

/** Code without the keys that a story and React give to elements. */
const withoutKeys = (code: string): string =>
  code
    .replaceAll(/^ +key="[^"]*"\n/gm, "")
    .replaceAll(/ key="[^"]*"/g, "")
    .replaceAll("<React.Fragment>", "<>")
    .replaceAll("</React.Fragment>", "</>");

/** Code about the component itself in place of a part of the story that holds its state or its model. */
function aboutComponent(code: string, { component, props, args, imports }: ShownStory): string {
  const [, root] = /^<([A-Z]\w*)/.exec(code) ?? [];
  if (root === undefined || root === component || imports[root] !== undefined) return code;
  if (args.every((name) => props.includes(name)))
    return code
      .replace(new RegExp(`^<${root}\\b`), `<${component}`)
      .replace(`\n</${root}>`, `\n</${component}>`);
  return `<${component} {...props} />`;
}

/** Whether a prop is not to be copied: long data, or functions that would have to return something. */
const isForeign = (name: string, value: string): boolean =>
  value.split("\n").length > LONG ||
  /: \(\) => \{\}/.test(value) ||
  (value === "() => {}" && !/^on[A-Z]/.test(name));

/** A prop of the root element that has braces: its first line, and those up to the brace that closes it. */
const rootProp = /^ {2}(\w+)=\{(.*(?:\n {3,}.*)*(?:\n {2}[\])}].*)?)\}$/gm;

/** Takes props that are not to be copied out of the root element; gives their names. */
function withParameters(code: string): { code: string; names: string[] } {
  const names: string[] = [];
  const taken = code.replaceAll(rootProp, (prop, name: string, value: string) => {
    if (!isForeign(name, value)) return prop;
    names.push(name);
    return `  ${name}={${name}}`;
  });
  return { code: taken, names };
}

/** Statements of the imported names, one for each module. */
function importsOf(names: readonly string[], imports: ImportStatements): string[] {
  const icons: string[] = [];
  const modules = new Map<string, string[]>();
  for (const statement of names.toSorted().flatMap((name) => imports[name] ?? [])) {
    const [, name = "", module] = /^import \{ (\w+) \} from (.*)$/.exec(statement) ?? [];
    if (module === undefined) icons.push(statement);
    else modules.set(module, [...(modules.get(module) ?? []), name]);
  }
  const named = [...modules].map(([module, parts]) => `import { ${parts.join(", ")} } from ${module}`);
  return [
    ...named.toSorted((a, b) => (a.slice(a.indexOf('"')) < b.slice(b.indexOf('"')) ? -1 : 1)),
    ...icons,
  ];
}

/** The code that Storybook generates for a story, as a component that another project compiles: with imports, and without the story's own parts. */
export function writtenCode(generated: string, story: ShownStory): string {
  if (generated === "" || generated.startsWith("import ") || !story.imports[story.component])
    return generated;
  const { component, imports } = story;
  const about = aboutComponent(withoutKeys(generated), story);
  const short = withParameters(about);
  const { code, names } =
    short.code.length > LONGEST ? { code: `<${component} {...props} />`, names: [] } : short;
  const tags = new Set(Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = ""]) => name));
  const spreads = code.includes("{...props}");
  const statements = importsOf([...tags], imports);
  if (spreads || names.length > 0) statements.push('import type { ComponentProps } from "react";');
  const type = `ComponentProps<typeof ${component}>`;
  const picked = `Pick<${type}, ${names.map((name) => `"${name}"`).join(" | ")}>`;
  const parameters = spreads
    ? `props: ${type}`
    : names.length > 0
      ? `{ ${names.join(", ")} }: ${picked}`
      : "";
  const body = code.includes("\n") ? `(\n${code.replaceAll(/^(?=.)/gm, "  ")}\n)` : code;
  return `${statements.join("\n")}\n\nexport const Example = (${parameters}) => ${body};\n`;
}
