import { expect } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Button } from "./button.tsx";
import { Spinner } from "./spinner.tsx";

const meta = preview.meta({
  title: "Primitives/Spinner",
  component: Spinner,
  args: { label: "loading..." },
  decorators: [
    (Story) => (
      <div style={{ padding: "1rem" }}>
        <Story />
      </div>
    ),
  ],
});

/** Read out, not shown. */
export const Ring = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("loading...");
  },
});

export const WithLabel = meta.story({ args: { showLabel: true } });

export const InButton = meta.story({
  render: (args) => (
    <Button variant="signal" aria-disabled>
      <Spinner {...args} showLabel />
    </Button>
  ),
});

export const Arabic = WithLabel.extend({ globals: { locale: "ar" }, args: { label: "جارٍ التحميل..." } });
export const Dark = WithLabel.extend({ globals: { theme: "dark" } });
