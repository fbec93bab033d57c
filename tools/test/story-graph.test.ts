import { expect, test } from "vitest";

import { storyFilesOf } from "./story-graph.ts";

const imports = (importer: string, ...imported: string[]) =>
  imported.map((id) => ({ id, reasons: [{ moduleName: importer }] }));

const stats = {
  modules: [
    ...imports("./packages/screens/src/card.tsx", "./packages/ui/src/button.tsx"),
    ...imports("./packages/screens/src/card.stories.tsx", "./packages/screens/src/card.tsx"),
    ...imports("./packages/contract/src/endpoints.ts", "./packages/contract/src/brands/brand.ts"),
    ...imports("./packages/screens/src/card.stories.tsx", "./packages/contract/src/endpoints.ts"),
  ],
};

test("a story is found over what it imports", () => {
  expect([...storyFilesOf(["packages/ui/src/button.tsx"], stats)]).toEqual([
    "./packages/screens/src/card.stories.tsx",
  ]);
  expect([...storyFilesOf(["packages/screens/src/card.stories.tsx"], stats)]).toEqual([
    "./packages/screens/src/card.stories.tsx",
  ]);
});

test("lists of everything make no story depend on everything", () => {
  expect([...storyFilesOf(["packages/contract/src/brands/brand.ts"], stats)]).toEqual([]);
});
