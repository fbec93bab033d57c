import { aboutText } from "@shop/contract/about-text.ts";
import { shop } from "@shop/contract/shop.ts";
import { expect } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { AboutScreen } from "./about-screen.tsx";

const meta = preview.meta({
  title: "Screens/About",
  component: AboutScreen,
  decorators: [inPage],
  args: { shop, story: aboutText },
});

/** Who the shop is. */
export const Story = meta.story({
  name: "ABOUT-1 who we are, vision, mission",
  play: async ({ canvas }) => {
    for (const name of ["Who we are", "Vision", "Mission"]) {
      await expect(canvas.getByRole("heading", { name })).toBeVisible();
    }
  },
});

/** What the text must say. */
export const Claims = meta.story({
  name: "ABOUT-9 over 30 years, official distributor of several meter brands, Egypt",
  play: async ({ canvas }) => {
    const text = canvas.getByText(/over 30 years/);
    await expect(text).toHaveTextContent("official distributor of several meter brands");
    await expect(text).toHaveTextContent("Egypt");
  },
});

/** Where the shop can be reached. */
export const Branches = meta.story({
  name: "ABOUT-2 three branches, each with mail, phone, landline and maps links",
  play: async ({ canvas }) => {
    const branches = canvas.getAllByRole("article");
    await expect(branches).toHaveLength(3);
    for (const branch of branches) {
      const addresses = Array.from(branch.querySelectorAll("a"), (link) => link.href);
      await expect(addresses).toHaveLength(4);
      await expect(addresses[0]).toMatch(/^mailto:/);
      await expect(addresses[1]).toMatch(/^tel:\+20/);
      await expect(addresses[2]).toMatch(/^tel:\+20/);
      await expect(addresses[3]).toMatch(/^https:\/\/www\.google\.com\/maps/);
    }
  },
});

/** With a form in its place. */
export const WithForm = meta.story({
  args: { contactForm: <p>The form</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Write to us" })).toBeVisible();
  },
});

/** A phone. */
export const Phone = meta.story({ ...onPhone });

/** Arabic on a phone: figures stay left to right. */
export const ArabicPhone = meta.story({ ...onArabicPhone });

/** Arabic and dark. */
export const ArabicDark = meta.story({ globals: { locale: "ar", theme: "dark" } });
