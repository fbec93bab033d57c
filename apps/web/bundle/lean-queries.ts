import type { Plugin } from "vite";

const CACHE = /query-core\/build\/modern\/mutationCache\.js$/;
const OBSERVER = /query-core\/build\/modern\/mutationObserver\.js$/;

/** What a query client asks of its mutations where there never are any. */
const noMutations = `export class MutationCache {
  resumePausedMutations() { return Promise.resolve(); }
  findAll() { return []; }
  clear() {}
}
`;

/**
 * Leaves out React Query's mutations (1.5 kB gzip on every page): the shop's models send what they send by themselves. The build
 * fails as soon as something uses one.
 */
export function leanQueries(): Plugin {
  return {
    name: "lean-queries",
    apply: "build",
    transform: (_code, id) => (CACHE.test(id) ? { code: noMutations, map: null } : null),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const user = Object.entries(chunk.modules).find(
          ([id, { renderedLength }]) => OBSERVER.test(id) && renderedLength > 0,
        );
        if (user) this.error("A mutation is used: take lean-queries out of the build.");
      }
    },
  };
}
