import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { NAMESPACE, type RegistryItem, registryItems } from "./registry.ts";

const items = registryItems();
const byName = new Map(items.map((item) => [`${NAMESPACE}/${item.name}`, item]));

/** An item with all that it needs, directly or through others. */
function closureOf(item: RegistryItem, found = new Set<RegistryItem>()): Set<RegistryItem> {
  if (found.has(item)) return found;
  found.add(item);
  for (const name of item.registryDependencies ?? []) {
    const needed = byName.get(name);
    if (!needed) throw new Error(`${item.name} needs ${name}, which is no item.`);
    closureOf(needed, found);
  }
  return found;
}

test.each(items.map((item) => [item.name, item] as const))(
  "D-162 %s has the files that it imports in itself or in what it needs",
  (_name, item) => {
    const targets = new Set(
      [...closureOf(item)].flatMap(({ files = [] }) => files.map(({ target }) => target)),
    );
    for (const { target = "", content = "" } of item.files ?? [])
      for (const [, address = ""] of content.matchAll(/["'`](\.{1,2}\/[^"'`]+)["'`]/g))
        expect(targets).toContain(join(dirname(target), address));
  },
);

test("D-162 every component is an item with a description", () => {
  const components = items.filter(({ files = [] }) => files.some(({ path }) => path.endsWith(".tsx")));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter(({ description = "" }) => !/^[A-Z].*\.$/.test(description))).toEqual([]);
});

test("D-162 tokens are left to their own item, and the typeface to a package", () => {
  const all = items.flatMap(({ files = [] }) => files.map(({ path }) => path));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((path) => /stories|\.test\.|foundations|fonts|base\.css/.test(path))).toEqual([]);
  expect(byName.get("@shop/typeface")?.dependencies?.join()).toMatch(/^@fontsource-variable\/cairo@\^\d/);
});
