import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { LinkProvider, type LinkProps } from "./link.tsx";
import { doAndDont } from "./stories/do-and-dont.ts";
import { inArabic } from "./stories/in-arabic.tsx";
import { arabic, english, reads } from "./stories/spoken.ts";
import { TextLink } from "./text-link.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = preview.meta({
  title: "Primitives/TextLink",
  component: TextLink,
  parameters: doAndDont(
    "Link inside running text; underlined, so that it does not depend on colour.",
    ["Words that say where it leads: 'delivery times'.", "A real `href`, also where a script handles it."],
    ["'Here', 'more', a bare address.", "A command: use Button with `quiet`."],
    { examples: { yes: "Default", no: "Click Here" } },
  ),
  args: { href: "#terms", children: "terms of the guarantee" },
  argTypes: {
    state: { control: false },
    children: { description: "Text of the link." },
  },
  decorators: [inArabic, (Story) => <div style={{ padding: "1rem", maxInlineSize: "24rem" }}>{Story()}</div>],
});

/** In running text: recognizable by its underline, not by colour alone. */
export const Default = meta.story({
  render: (args) => (
    <p>
      {"Every meter is checked before it leaves the shop. The "}
      <TextLink {...args} />
      {" say for how long we repair it."}
    </p>
  ),
});

/** Read by itself, as a list of links is, it leads anywhere. */
export const ClickHere = meta.story({
  tags: ["!dev", "!autodocs"],
  args: { children: "click here" },
});

/** A short text has hidden words, so that the link is clear without its surroundings. */
export const HiddenWords = meta.story({
  args: {
    children: (
      <>
        {"data sheet"}
        <VisuallyHidden>{" of UT61E"}</VisuallyHidden>
      </>
    ),
  },
});

/** At rest, under the pointer, with the keyboard's focus. */
export const States = meta.story({
  parameters: { pseudo: { hover: "[data-shown=hover] a", focusVisible: "[data-shown=focus] a" } },
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      <TextLink {...args} />
      <span data-shown="hover">
        <TextLink {...args} />
      </span>
      <span data-shown="focus">
        <TextLink {...args} />
      </span>
    </div>
  ),
});

Default.test("is reached by Tab", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole("link")).toHaveFocus();
});

HiddenWords.test("hidden words belong to its name", { globals: { locale: "en" } }, async ({ canvas }) => {
  await expect(canvas.getByRole("link", { name: "data sheet of UT61E" })).toBeVisible();
});

const Routed = ({ replace, state, children, ...props }: LinkProps) => (
  <a data-replace={replace} data-state={JSON.stringify(state)} {...props}>
    {children}
  </a>
);

Default.test(
  "renders the router's link component inside a LinkProvider",
  {
    args: { replace: true, state: { from: "cart" } },
    decorators: [(Story) => <LinkProvider component={Routed}>{Story()}</LinkProvider>],
  },
  async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("data-replace", "true");
    await expect(link).toHaveAttribute("data-state", '{"from":"cart"}');
  },
);

HiddenWords.test("read aloud in English", english, reads(["link, data sheet of UT61E"]));

HiddenWords.test("read aloud in Arabic", arabic, reads(["link, صحيفة البيانات للجهاز UT61E"]));
