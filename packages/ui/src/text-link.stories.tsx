import { expect } from "storybook/test";

import preview from "../../../.storybook/preview.tsx";
import { LinkProvider, type LinkProps } from "./link.tsx";
import { TextLink } from "./text-link.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = preview.meta({
  title: "Primitives/TextLink",
  component: TextLink,
  args: { href: "#terms", children: "terms of the guarantee" },
});

/** In running text: known by its line, not by its colour. */
export const InText = meta.story({
  render: (args) => (
    <p style={{ padding: "1rem", maxInlineSize: "24rem" }}>
      Every meter is checked before it leaves the shop. The <TextLink {...args} /> say for how long we mend
      it.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "terms of the guarantee" })).toHaveFocus();
  },
});

export const Arabic = meta.story({
  globals: { locale: "ar" },
  args: { children: "شروط الضمان" },
  render: (args) => (
    <p style={{ padding: "1rem", maxInlineSize: "24rem" }}>
      يُفحص كل جهاز قبل خروجه من المتجر، و<TextLink {...args} /> توضح مدة الصيانة المجانية.
    </p>
  ),
});
export const Dark = InText.extend({ globals: { theme: "dark" } });

const Routed = ({ replace, state, children, ...props }: LinkProps) => (
  <a data-replace={replace} data-state={JSON.stringify(state)} {...props}>
    {children}
  </a>
);

/** A router's link takes over where there is one. */
export const WithRouter = meta.story({
  args: { replace: true, state: { from: "cart" } },
  render: (args) => (
    <LinkProvider component={Routed}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("data-replace", "true");
    await expect(link).toHaveAttribute("data-state", '{"from":"cart"}');
  },
});

/** Words that only screen readers get. */
export const HiddenWords = meta.story({
  args: {
    children: (
      <>
        PDF<VisuallyHidden> of the data sheet of UT61E</VisuallyHidden>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "PDF of the data sheet of UT61E" })).toBeVisible();
  },
});
