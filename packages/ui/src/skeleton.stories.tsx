import { expect } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = preview.meta({ title: "Primitives/Skeleton", component: Skeleton });

/** What loads keeps its place; screen readers hear nothing of it. */
export const Shapes = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: "0.75rem", maxInlineSize: "18rem", padding: "1rem" }}>
      <Skeleton className="aspect-square" />
      <Skeleton className="h-5" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="size-11 rounded-full" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const shape of canvasElement.querySelectorAll("span")) {
      await expect(shape).toHaveAttribute("aria-hidden", "true");
    }
  },
});

export const Dark = Shapes.extend({ globals: { theme: "dark" } });
