import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { Button } from "./button.tsx";
import { Spinner } from "./spinner.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { inArabic } from "./stories/in-arabic.tsx";
import { arabic, english, reads } from "./stories/spoken.ts";

const meta = preview.meta({
  title: "Primitives/Spinner",
  component: Spinner,
  parameters: doAndDont(
    "Renders a progress indicator for work of unknown duration.",
    ["A label that says what is under way.", "In a button, beside its text, while its command runs."],
    ["Content whose shape is known: use Skeleton.", "Work that takes less than half a second."],
  ),
  args: { label: "loading...", showLabel: false },
  decorators: [inArabic, (Story) => <div style={{ padding: "1rem" }}>{Story()}</div>],
});

/** The label is for screen readers only. */
export const Default = meta.story({});

export const WithLabel = meta.story({ args: { showLabel: true } });

export const InButton = meta.story({
  args: { label: "saving..." },
  render: (args) => (
    <Button variant="signal" aria-disabled>
      <Spinner {...args} showLabel />
    </Button>
  ),
});

Default.test("announces its label", { globals: { locale: "en" } }, async ({ canvas }) => {
  await expect(canvas.getByRole("status")).toHaveTextContent("loading...");
});

WithLabel.test("read aloud in English", english, reads(["status", "loading..."]));

WithLabel.test("read aloud in Arabic", arabic, reads(["status", "جارٍ التحميل..."]));
