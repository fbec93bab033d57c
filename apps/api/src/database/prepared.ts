import type { Queries } from "./database.ts";

/**
 * Returns a statement that is built once for each database; `variant` distinguishes those that differ in more than their placeholders. `build`
 * prepares it under a name that no other has, so that each connection parses and plans it once: most of the time of a short statement.
 */
export function prepared<S, V extends string[]>(
  build: (queries: Queries, ...variant: V) => S,
): (queries: Queries, ...variant: V) => S {
  const statements = new WeakMap<Queries, Map<string, S>>();
  return (queries, ...variant) => {
    const variants = statements.get(queries) ?? new Map<string, S>();
    const key = variant.join(" ");
    const statement = variants.get(key) ?? build(queries, ...variant);
    statements.set(queries, variants.set(key, statement));
    return statement;
  };
}
