import { expect, waitFor } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { Picture } from "./picture.tsx";
import { PlaceholderPicture } from "./placeholder-picture.tsx";

const drawn = (width: number, height: number, ground = "#d8d2c4") =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="12" fill="${ground}"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="#1d2023"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 8}" fill="#ffc414"/></svg>`,
  )}`;

const meta = preview.meta({
  title: "Primitives/Picture",
  component: Picture,
  parameters: doAndDont(
    "Responsive picture in a box of fixed ratio, without layout shift while loading, missing or broken.",
    [
      'An `alt` that says what is in the picture; `""` where the name stands beside it.',
      "`priority` for the first picture of the page alone.",
      "`sizes` as the layout has them, so that phones load small files.",
    ],
    ["A text inside a picture.", "`priority` for pictures below the fold."],
  ),
  args: {
    src: drawn(800, 600),
    alt: "Digital multimeter UT61E",
    width: 320,
    height: 320,
    fit: "contain" as const,
  },
  argTypes: { fit: { control: "radio", options: ["contain", "cover"] }, fallback: { control: false } },
  decorators: [inArabic, (Story) => <div style={{ padding: "1rem", maxInlineSize: "20rem" }}>{Story()}</div>],
});

/** The whole picture in its box. */
export const Default = meta.story({});

/** Fills its box and is cropped. */
export const Cover = meta.story({ args: { src: drawn(800, 200), fit: "cover" } });

/** The placeholder keeps the picture's alternative text. */
export const Missing = meta.story({ args: { src: undefined } });

/** A broken picture shows the placeholder in the same box, before and after hydration. */
export const Broken = meta.story({
  args: { src: "data:image/png;base64,AAAA" },
  parameters: { looksLike: "A broken picture is shown as a missing one." },
});

/** Custom placeholder, such as a brand's name. */
export const OwnFallback = meta.story({
  args: { src: undefined, fallback: <span style={{ display: "block", padding: "1rem" }}>Kelvra</span> },
});

/** Square, wide, tall, transparent, tiny and missing pictures have boxes of the same size. */
export const Ratios = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: "0.5rem" }}>
      {[
        drawn(400, 400),
        drawn(800, 200),
        drawn(200, 800),
        drawn(400, 400, "transparent"),
        drawn(24, 24),
        undefined,
      ].map((src, index) => (
        <Picture key={src ?? "none"} {...args} src={src} alt={`picture ${index}`} />
      ))}
    </div>
  ),
});

/** The placeholder alone, small and large. */
export const Placeholder = meta.story({
  render: () => (
    <div style={{ display: "flex", gap: "1rem", alignItems: "end" }}>
      {[48, 96, 180].map((size) => (
        <span key={size} style={{ inlineSize: size, blockSize: size }}>
          <PlaceholderPicture />
        </span>
      ))}
    </div>
  ),
});

Missing.test("LIST-5 a missing picture shows a placeholder", english, async ({ canvas }) => {
  const placeholder = canvas.getByRole("img", { name: "Digital multimeter UT61E" });
  await expect(placeholder.tagName).toBe("SPAN");
});

Missing.test(
  "LIST-5 a placeholder beside the product's name is hidden from screen readers",
  { args: { alt: "" } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
);

Broken.test(
  "LIST-5 a broken picture shows a placeholder in the same box",
  { ...english, tags: ["browser"] },
  async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole("img", { name: "Digital multimeter UT61E" }).tagName).toBe("SPAN"),
    );
    const box = canvasElement.querySelector("span")?.getBoundingClientRect();
    await expect(box?.width).toBe(box?.height);
  },
);

Ratios.test("all boxes have the same size", { tags: ["browser"] }, async ({ canvas, canvasElement }) => {
  const boxes = [...canvasElement.querySelectorAll("[style*=aspect-ratio]")];
  await expect(canvas.getAllByRole("img")).toHaveLength(6);
  const sizes = boxes.map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return `${Math.round(width)} × ${Math.round(height)}`;
  });
  await expect(new Set(sizes).size).toBe(1);
});

Default.test(
  "the dark theme dims the light ground of pictures",
  { globals: { theme: "dark" }, tags: ["browser"] },
  async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("img")).filter).toBe("brightness(0.9)");
  },
);

Default.test(
  "priority pictures load eagerly, all others lazily",
  {
    render: (args) => (
      <>
        <Picture {...args} alt="first picture" priority />
        <Picture
          {...args}
          sources={[{ type: "image/svg+xml", srcSet: `${drawn(400, 400)} 400w` }]}
          sizes="50vw"
          alt="later picture"
        />
      </>
    ),
  },
  async ({ canvas }) => {
    const first = canvas.getByRole("img", { name: "first picture" });
    await expect(first).toHaveAttribute("loading", "eager");
    await expect(first).toHaveAttribute("fetchpriority", "high");
    const later = canvas.getByRole("img", { name: "later picture" });
    await expect(later).toHaveAttribute("loading", "lazy");
    await expect(later.previousElementSibling).toHaveAttribute("sizes", "50vw");
  },
);

Default.test("read aloud in English", english, reads(["image, Digital multimeter UT61E"]));

Default.test("read aloud in Arabic", arabic, reads(["image, جهاز قياس رقمي UT61E"]));
