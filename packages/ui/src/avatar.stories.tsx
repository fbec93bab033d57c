import { expect } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { initialsOf } from "./avatar-initials.ts";
import { Avatar } from "./avatar.tsx";

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#ffc414"/><circle cx="20" cy="20" r="12" fill="#1d2023"/></svg>',
)}`;

const meta = preview.meta({
  title: "Primitives/Avatar",
  component: Avatar,
  args: { alt: "Sensors", fallback: initialsOf("Sensors") },
  decorators: [(Story) => <div style={{ padding: "1rem" }}>{Story()}</div>],
});

/** A picture that loads. */
export const Picture = meta.story({
  tags: ["browser"],
  args: { src: drawing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Sensors" })).toHaveAttribute("src", drawing);
  },
});

/** Without a picture the first two letters of the name show. */
export const Missing = meta.story({
  name: "ACAT-4 fallback: the first two letters of the name",
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Se")).toBeVisible();
    await expect(canvas.getByText("Sensors")).toBeInTheDocument();
  },
});

/** Without a name it reads 'Pr'. */
export const Nameless = meta.story({
  name: "ACAT-4 fallback 'Pr' when the name is missing",
  args: { alt: "no name", fallback: initialsOf(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Pr")).toBeVisible();
  },
});

/** A picture that cannot be shown gives way to the letters. */
export const Broken = meta.story({
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Se")).toBeVisible();
  },
});

/** Far below the edge of the window a picture waits, and does not count as broken. */
export const FarBelow = meta.story({
  tags: ["browser"],
  args: { src: drawing },
  decorators: [(Story) => <div style={{ paddingBlockStart: "9000px" }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await new Promise((done) => setTimeout(done, 200));
    await expect(canvas.getByRole("img", { name: "Sensors" })).toHaveAttribute("src", drawing);
  },
});

export const Arabic = meta.story({
  globals: { locale: "ar" },
  args: { alt: "مُحركات", fallback: initialsOf("مُحركات") },
});
export const Dark = meta.story({ globals: { theme: "dark" } });
export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
