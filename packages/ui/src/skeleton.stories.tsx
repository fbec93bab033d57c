import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { Skeleton } from "./skeleton.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { arabic, english, reads } from "./stories/spoken.ts";

const meta = preview.meta({
  title: "Primitives/Skeleton",
  component: Skeleton,
  parameters: doAndDont(
    "Placeholder shape for loading content, sized by its class; hidden from screen readers.",
    [
      "The size of what comes, so that nothing moves when it is there.",
      "One status for all of them, such as a Spinner with a hidden label.",
    ],
    ["More rows than will come.", "A skeleton for what is rendered by the server."],
  ),
  argTypes: {
    className: { description: "Classes that set its size, in addition to the component's own." },
  },
  args: { className: "h-5 w-64" },
  decorators: [(Story) => <div style={{ padding: "1rem" }}>{Story()}</div>],
});

/** Reserves the content's space; hidden from screen readers. */
export const Default = meta.story({});

/** Picture, heading, line of text, avatar. */
export const Shapes = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: "0.75rem", maxInlineSize: "18rem" }}>
      <Skeleton className="aspect-square" />
      <Skeleton className="h-5" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="size-11 rounded-full" />
    </div>
  ),
});

Shapes.test("is hidden from screen readers", async ({ canvasElement }) => {
  const shapes = [...canvasElement.querySelectorAll("span")];
  await expect(shapes).toHaveLength(4);
  for (const shape of shapes) await expect(shape).toHaveAttribute("aria-hidden", "true");
});

Default.test("read aloud in English", english, reads([]));

Default.test("read aloud in Arabic", arabic, reads([]));
