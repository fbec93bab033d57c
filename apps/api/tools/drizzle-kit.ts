/**
 * drizzle-kit with the drizzle-orm of this workspace: `npm run migration -w @shop/api -- --name what-changes` writes a
 * migration for what has changed in the tables. npm may keep drizzle-orm out of drizzle-kit's reach, and then
 * drizzle-kit says that it is not installed.
 */
import { existsSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const drizzle = dirname(require.resolve("drizzle-orm"));

registerHooks({
  resolve: (specifier, context, next) => {
    const path = /^drizzle-orm(?<path>\/.*)?$/.exec(specifier)?.groups?.["path"] ?? "";
    const file = [`${path}.cjs`, `${path}/index.cjs`]
      .map((name) => join(drizzle, name))
      .find((name) => existsSync(name));
    return specifier.startsWith("drizzle-orm") && file
      ? { url: pathToFileURL(file).href, format: "commonjs", shortCircuit: true }
      : next(specifier, context);
  },
});

require(join(dirname(require.resolve("drizzle-kit")), "bin.cjs"));
