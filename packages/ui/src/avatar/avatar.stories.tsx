import { expect } from "storybook/test";

import { nextFrame } from "#storybook/next-frame.ts";
import preview from "#storybook/preview.tsx";

import { doAndDont } from "../stories/do-and-dont.ts";
import { inArabic } from "../stories/in-arabic.tsx";
import { arabic, english, reads } from "../stories/spoken.ts";
import { initialsOf } from "./avatar-initials.ts";
import { Avatar } from "./avatar.tsx";

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#ffc414"/><circle cx="20" cy="20" r="12" fill="#1d2023"/></svg>',
)}`;

const meta = preview.meta({
  title: "Primitives/Avatar",
  component: Avatar,
  parameters: doAndDont(
    "Small square picture of a category or another entity in a list of the dashboard, with two letters where there is none.",
    [
      "The name stands beside it, in the same row.",
      "Letters by `initialsOf`, so that one name has the same ones everywhere.",
      "An empty `alt` where the name stands beside it, so that it is not read twice; else the name.",
    ],
    [
      "Avatars as the only mark of rows: two letters are shared by many names.",
      "Pictures to be looked at, such as products: use Picture, which reserves its box at any width.",
    ],
    { examples: { yes: "Beside Names", no: "Without Names" } },
  ),
  args: { src: drawing, alt: "Sensors", fallback: initialsOf("Sensors") },
  decorators: [inArabic, (Story) => <div style={{ padding: "1rem" }}>{Story()}</div>],
});

export const Default = meta.story({});

/** Without a picture it shows the first two letters of the name. */
export const Missing = meta.story({ args: { src: null } });

const names = ["Sensors", "Sensors on boards", "Sensors with cables"];

/** Names stand beside the avatars, which only help the eye. */
export const BesideNames = meta.story({
  render: ({ src }) => (
    <ul className="grid gap-2">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-3">
          <Avatar src={index === 0 ? src : null} alt="" fallback={initialsOf(name)} />
          {name}
        </li>
      ))}
    </ul>
  ),
});

/** Categories without their names: the initials of three of them are alike. */
export const WithoutNames = meta.story({
  tags: ["!dev", "!autodocs"],
  render: () => (
    <ul className="grid gap-2">
      {names.map((name) => (
        <li key={name}>
          <Avatar src={null} alt={name} fallback={initialsOf(name)} />
        </li>
      ))}
    </ul>
  ),
});

/** A broken picture falls back to the letters. */
export const Broken = meta.story({
  args: { src: "data:image/png;base64,AAAA" },
  parameters: { looksLike: "A broken picture is shown as a missing one." },
});

/** Without a name it shows 'Pr'. */
export const Nameless = meta.story({
  args: { src: null, alt: "no name", fallback: initialsOf(undefined) },
});

Default.test("a picture has the name as its alternative text", { tags: ["browser"] }, async ({ canvas }) => {
  await expect(canvas.getByRole("img")).toHaveAttribute("src", drawing);
});

Default.test(
  "a lazy picture outside the viewport does not count as broken",
  {
    tags: ["browser"],
    // Fails to load where it is requested.
    args: { src: "/missing.png" },
    decorators: [(Story) => <div style={{ paddingBlockStart: "9000px" }}>{Story()}</div>],
  },
  async ({ canvas }) => {
    await nextFrame();
    await expect(canvas.getByRole("img")).toHaveProperty("complete", false);
  },
);

Missing.test(
  "ACAT-4 fallback: the first two letters of the name",
  { globals: { locale: "en" } },
  async ({ canvas }) => {
    await expect(canvas.getByText("Se")).toBeVisible();
    await expect(canvas.getByText("Sensors")).toBeInTheDocument();
  },
);

Broken.test("a broken picture shows the letters", { globals: { locale: "en" } }, async ({ canvas }) => {
  await expect(await canvas.findByText("Se")).toBeVisible();
});

Nameless.test("ACAT-4 fallback 'Pr' when the name is missing", async ({ canvas }) => {
  await expect(canvas.getByText("Pr")).toBeVisible();
});

Default.test("read aloud in English", { ...english, tags: ["browser"] }, reads(["image, Sensors"]));

Default.test("read aloud in Arabic", { ...arabic, tags: ["browser"] }, reads(["image, حساسات"]));
