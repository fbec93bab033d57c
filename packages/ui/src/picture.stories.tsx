import { expect, waitFor } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { Picture } from "./picture.tsx";
import { PlaceholderPicture } from "./placeholder-picture.tsx";

const drawn = (width: number, height: number, ground = "#d8d2c4") =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="12" fill="${ground}"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="#1d2023"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 8}" fill="#ffc414"/></svg>`,
  )}`;

const meta = preview.meta({
  title: "Primitives/Picture",
  component: Picture,
  args: { alt: "Digital multimeter UT61E", width: 320, height: 320 },
  decorators: [
    (Story) => (
      <div style={{ padding: "1rem", maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
});

const box = (canvasElement: HTMLElement) => canvasElement.querySelector("span")?.getBoundingClientRect();

/** The drawn part has the picture's words. */
export const LIST5Missing = meta.story({
  name: "LIST-5 a missing picture shows a placeholder",
  play: async ({ canvas }) => {
    const placeholder = canvas.getByRole("img", { name: "Digital multimeter UT61E" });
    await expect(placeholder.tagName).toBe("SPAN");
  },
});

/** Whether it breaks before or after the page's script ran. */
export const LIST5Broken = meta.story({
  name: "LIST-5 a broken picture shows a placeholder in the same box",
  tags: ["browser"],
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole("img", { name: "Digital multimeter UT61E" }).tagName).toBe("SPAN"),
    );
    const rect = box(canvasElement);
    await expect(rect?.width).toBe(rect?.height);
  },
});

/** A picture whose words stand beside it is silent, and so is what stands in for it. */
export const LIST5Decorative = meta.story({
  name: "LIST-5 a placeholder beside the product's name is not read out",
  args: { alt: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
});

/** Square, wide, tall, transparent and tiny pictures have boxes of one size. */
export const Ratios = meta.story({
  tags: ["browser"],
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
  play: async ({ canvas, canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll("[style*=aspect-ratio]")];
    await expect(canvas.getAllByRole("img")).toHaveLength(6);
    const sizes = boxes.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)}`;
    });
    await expect(new Set(sizes).size).toBe(1);
  },
});

export const RatiosDark = Ratios.extend({ globals: { theme: "dark" } });
export const RatiosPhone = Ratios.extend({ globals: { viewport: { value: "mobile1" } } });

/** Fills its box, and loses its edges. */
export const Cover = meta.story({ args: { src: drawn(800, 200), fit: "cover" } });

/** One chosen by the caller, such as a brand's name. */
export const OwnFallback = meta.story({
  args: { fallback: <span style={{ display: "block", padding: "1rem" }}>Kelvra</span> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Kelvra")).toBeVisible();
  },
});

/** The first pictures of a page are fetched at once, all others when they come near. */
export const Priority = meta.story({
  render: (args) => (
    <>
      <Picture {...args} src={drawn(400, 400)} alt="first" priority />
      <Picture
        {...args}
        src={drawn(400, 400)}
        sources={[{ type: "image/svg+xml", srcSet: `${drawn(400, 400)} 400w` }]}
        sizes="50vw"
        alt="later"
      />
    </>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByRole("img", { name: "first" });
    await expect(first).toHaveAttribute("loading", "eager");
    await expect(first).toHaveAttribute("fetchpriority", "high");
    const later = canvas.getByRole("img", { name: "later" });
    await expect(later).toHaveAttribute("loading", "lazy");
    await expect(later.previousElementSibling).toHaveAttribute("sizes", "50vw");
  },
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
