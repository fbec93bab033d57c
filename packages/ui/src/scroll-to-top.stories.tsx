import { expect, waitFor } from "storybook/test";

import { nextFrame } from "#storybook/next-frame.ts";
import preview from "#storybook/preview.tsx";

import { emulateReducedMotion } from "./foundations/reduced-motion.ts";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { inArabic } from "./stories/in-arabic.tsx";
import { arabic, english, reads } from "./stories/spoken.ts";

const meta = preview.meta({
  title: "Primitives/ScrollToTop",
  component: ScrollToTop,
  parameters: doAndDont(
    "Floating button that scrolls to the top of the page.",
    ["Pages of several windows' height.", "Keep it clear of other floating buttons by `className`."],
    ["Short pages.", "A second button at the same corner."],
    { keys: { "Enter, Space": "scrolls to the top, where Tab continues" } },
  ),
  args: { threshold: 300, label: "Back to the top" },
  decorators: [
    (Story) => (
      <div style={{ blockSize: "300vh", padding: "1rem" }}>
        <a href="#first">first paragraph</a>
        {Story()}
      </div>
    ),
    inArabic,
  ],
  beforeEach: () => () => window.scrollTo({ top: 0, behavior: "instant" }),
});

/** Scrolled beyond the threshold, the button is in the corner of the window. */
export const Default = meta.story({
  tags: ["browser"],
  play: async ({ canvas }) => {
    await waitFor(async () => {
      window.scrollTo({ top: 500, behavior: "instant" });
      // A headless browser may render no frame after a resize and then fire no scroll event.
      window.dispatchEvent(new Event("scroll"));
      await expect(canvas.getByRole("button")).toBeVisible();
    });
  },
});

/** Hidden and not focusable below the threshold. */
export const AtTheTop = meta.story({});

AtTheTop.test(
  "HOME-3 appears past 300 px and scrolls to the top",
  { tags: ["browser"] },
  async ({ canvas, userEvent }) => {
    const button = () => canvas.queryByRole("button");
    window.scrollTo({ top: 300, behavior: "instant" });
    window.dispatchEvent(new Event("scroll"));
    await nextFrame();
    await expect(button()).toBeNull();
    window.scrollTo({ top: 301, behavior: "instant" });
    await waitFor(() => expect(button()).toBeVisible());
    button()?.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
    await waitFor(() => expect(button()).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
);

AtTheTop.test(
  "HOME-3 scrolls instantly under prefers-reduced-motion",
  { tags: ["browser"], beforeEach: emulateReducedMotion },
  async ({ canvas, userEvent }) => {
    window.scrollTo({ top: 900, behavior: "instant" });
    await userEvent.click(await canvas.findByRole("button"));
    await expect(window.scrollY).toBe(0);
  },
);

Default.test("read aloud in English", english, reads(["link, first paragraph", "button, Back to the top"]));

Default.test("read aloud in Arabic", arabic, reads(["link, الفقرة الأولى", "button, العودة إلى الأعلى"]));
