import { beforeAll, describe, expect, test, vi } from "vitest";

import preview from "../preview.tsx";

interface RunnableStory {
  readonly _tag: "Story";
  readonly input: { readonly name?: string; readonly tags?: readonly string[] };
  readonly run: () => Promise<void>;
  /** Tests of the story. */
  readonly __children: readonly RunnableStory[];
}

const isStory = (value: unknown): value is RunnableStory =>
  typeof value === "object" && value !== null && "_tag" in value && value._tag === "Story";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../packages/*/src/**/*.stories.tsx", "../../apps/web/src/**/*.stories.tsx"],
  { eager: true },
);

vi.stubGlobal("FEATURES", { experimentalTestSyntax: true });
beforeAll(preview.composed.beforeAll);

for (const [path, module] of Object.entries(modules)) {
  const stories = Object.entries(module).flatMap(([key, value]) =>
    isStory(value) ? [value, ...value.__children].map((story) => ({ key, story })) : [],
  );
  describe(path.replace("../../", ""), () => {
    for (const { key, story } of stories) {
      // Stories that need real layout, scrolling or painting have the tag 'browser'.
      test.skipIf(story.input.tags?.includes("browser"))(story.input.name ?? key, async () => {
        await expect(story.run()).resolves.toBeUndefined();
      });
    }
  });
}
