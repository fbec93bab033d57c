import { expect, waitFor } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { askForLessMotion } from "./foundations/less-motion.ts";
import { ScrollToTop } from "./scroll-to-top.tsx";

const meta = preview.meta({
  title: "Primitives/ScrollToTop",
  component: ScrollToTop,
  args: { threshold: 300, label: "Back to the top" },
  decorators: [
    (Story) => (
      <div style={{ blockSize: "300vh", padding: "1rem" }}>
        <a href="#first">first</a>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => () => window.scrollTo({ top: 0, behavior: "instant" }),
});

/** Hidden, for the keyboard too, up to the threshold. */
export const HOME3 = meta.story({
  name: "HOME-3 appears past 300 px and scrolls to the top",
  tags: ["browser"],
  play: async ({ canvas, userEvent }) => {
    const button = () => canvas.queryByRole("button", { name: "Back to the top" });
    window.scrollTo({ top: 300, behavior: "instant" });
    await new Promise((done) => setTimeout(done, 200));
    await expect(button()).toBeNull();
    window.scrollTo({ top: 301, behavior: "instant" });
    await waitFor(() => expect(button()).toBeVisible());
    button()?.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
    await waitFor(() => expect(button()).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "first" })).toHaveFocus();
  },
});

export const LessMotion = meta.story({
  name: "HOME-3 jumps for readers who ask for less motion",
  tags: ["browser"],
  beforeEach: askForLessMotion,
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: 900, behavior: "instant" });
    await userEvent.click(await canvas.findByRole("button", { name: "Back to the top" }));
    await expect(window.scrollY).toBe(0);
  },
});

const scrolled: typeof meta.input.play = async ({ canvas }) => {
  await waitFor(async () => {
    window.scrollTo({ top: 500, behavior: "instant" });
    // A browser without a window may draw no frame after its size has changed, and then tells of no scrolling.
    window.dispatchEvent(new Event("scroll"));
    await expect(canvas.getByRole("button", { name: "Back to the top" })).toBeVisible();
  });
};

export const Arabic = meta.story({ globals: { locale: "ar" }, tags: ["browser"], play: scrolled });
export const Dark = meta.story({ globals: { theme: "dark" }, tags: ["browser"], play: scrolled });
export const Phone = meta.story({
  globals: { viewport: { value: "mobile1" } },
  tags: ["browser"],
  play: scrolled,
});
