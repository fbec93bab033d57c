/** The registry of the primitives, which shadcn's command reads: one item for each primitive, with its files and what it needs. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { registryItemSchema, registrySchema } from "shadcn/schema";
import * as v from "valibot";

const PACKAGE = "packages/ui";
const SOURCE = `${PACKAGE}/src`;

/** Folder of the other project in which the files stand as they do here, so that their imports hold. */
export const TARGET = "src/shop-ui";

/** Name under which the other project's `components.json` has the address of the registry. */
export const NAMESPACE = "@shop";

/** Item of tokens and base styles, which all others need. */
const STYLES = "styles";
const styleFiles = ["tokens.css", "foundation.css", "css-variables.d.ts"];

/** Item of the typeface: fonts are no text, which is all that a registry holds. */
const TYPEFACE = "typeface";
const FONT = "@fontsource-variable/cairo";

const manifestSchema = v.object({
  dependencies: v.record(v.string(), v.string()),
  peerDependencies: v.record(v.string(), v.string()),
});

const read = (file: string): string => readFileSync(join(SOURCE, file), "utf8");

const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(`${PACKAGE}/package.json`, "utf8")));

/** Sources of an item: the files of a folder, or one file beside the folders. */
const itemOf = (file: string): string => file.replace(/(?:\/.*|\.tsx?)$/, "");

const importsOf = (content: string): string[] =>
  Array.from(content.matchAll(/(?:\bfrom|\bimport\(?)\s*"([^"]+)"/g), ([, address = ""]) => address);

/** The package of an import: `lucide-react` of `lucide-react/icons/check`. */
const packageOf = (address: string): string =>
  address
    .split("/")
    .slice(0, address.startsWith("@") ? 2 : 1)
    .join("/");

function versioned(name: string): string {
  const version = manifest.dependencies[name];
  if (!version) throw new Error(`${PACKAGE}/package.json has no dependency ${name}.`);
  return `${name}@^${version}`;
}

const distinct = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** `dropdown-menu` as the name of its component. */
const componentName = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Doc comments of exported components, by name. */
const componentDocs = (content: string): (readonly [name: string, doc: string])[] =>
  Array.from(
    content.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:function|const) ([A-Z]\w*)/g),
    ([, doc = "", name = ""]) => [
      name,
      doc
        .replaceAll(/\n \* ?/g, " ")
        .replaceAll(/\{@link (\w+)\}/g, "$1")
        .trim(),
    ],
  );

/** What the component that an item is called by is for, else its first one. */
function descriptionOf(item: string, files: readonly string[]): string | undefined {
  const own = files.filter((file) => file.endsWith(`${item}.tsx`));
  const docs = [...own, ...files].flatMap((file) => componentDocs(read(file)));
  const [, doc] = docs.find(([name]) => name === componentName(item)) ?? docs[0] ?? [];
  return doc;
}

const filesOf = (files: readonly string[]) =>
  files.map((file) => ({
    path: `${SOURCE}/${file}`,
    type: "registry:file" as const,
    target: `~/${TARGET}/${file}`,
    content: read(file),
  }));

function primitive(name: string, files: readonly string[]): object {
  const imports = files.flatMap((file) =>
    importsOf(read(file)).map((address) => ({ address, path: join(dirname(file), address) })),
  );
  const own = imports.filter(({ address }) => address.startsWith(".")).map(({ path }) => itemOf(path));
  const packages = imports
    .map(({ address }) => packageOf(address))
    .filter((one) => !one.startsWith(".") && !(one in manifest.peerDependencies));
  return {
    name,
    type: "registry:ui",
    description: descriptionOf(name, files),
    dependencies: distinct(packages).map(versioned),
    registryDependencies: distinct([STYLES, ...own.filter((one) => one !== name)]).map(
      (one) => `${NAMESPACE}/${one}`,
    ),
    files: filesOf(files),
  };
}

const styles = {
  name: STYLES,
  type: "registry:ui",
  description: "Tokens of both themes, their names for Tailwind, and base styles.",
  files: filesOf(styleFiles),
  css: { '@import "./shop-ui/tokens.css"': {}, '@import "./shop-ui/foundation.css"': {} },
};

const typeface = (version: string): object => ({
  name: TYPEFACE,
  type: "registry:ui",
  description: "Cairo, the typeface of the tokens, for Latin and Arabic.",
  dependencies: [`${FONT}@^${version}`],
  registryDependencies: [`${NAMESPACE}/${STYLES}`],
  css: {
    [`@import "${FONT}"`]: {},
    ":root": { "--typeface": '"Cairo Variable", system-ui, sans-serif' },
  },
});

/** Version of a package that the repository alone depends on. */
const developedWith = (name: string): string =>
  v.parse(
    v.object({ devDependencies: v.looseObject({ [name]: v.string() }) }),
    JSON.parse(readFileSync("package.json", "utf8")),
  ).devDependencies[name] ?? "";

/** An item as shadcn's own schema reads it. */
export type RegistryItem = ReturnType<typeof registryItemSchema.parse>;

/** All items of the registry; throws where one does not fit the schema of shadcn's command. */
export function registryItems(): RegistryItem[] {
  const files = globSync("**/*.{ts,tsx,css}", {
    cwd: SOURCE,
    exclude: (path) => /\.(?:stories|test)\.tsx?$/.test(path),
  }).filter(
    (file) => !/^(?:stories|foundations|fonts)\/|^[^/]+\.css$/.test(file) && !styleFiles.includes(file),
  );
  const primitives = Map.groupBy(files, itemOf);
  return [
    styles,
    typeface(developedWith(FONT)),
    ...Array.from(primitives, ([name, own]) => primitive(name, own.toSorted())),
  ].map((item) =>
    registryItemSchema.parse({ $schema: "https://ui.shadcn.com/schema/registry-item.json", ...item }),
  );
}

/** An item as the list has it. */
function withoutContent({ files = [], ...item }: RegistryItem): object {
  return Object.assign(item, {
    files: files.map(({ path, type, target }) => ({ path, type, target })),
  });
}

/** Writes the registry into the folder `r` of a site: a file for each item, and the list of them. */
export function writeRegistry(site: string): void {
  const folder = join(site, "r");
  mkdirSync(folder, { recursive: true });
  const items = registryItems();
  for (const item of items) writeFileSync(join(folder, `${item.name}.json`), JSON.stringify(item));
  const list = registrySchema.parse({
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name: "shop",
    homepage: "https://shop.example",
    items: items.map(withoutContent),
  });
  writeFileSync(join(folder, "registry.json"), JSON.stringify(list));
}
