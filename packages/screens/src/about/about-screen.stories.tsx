import { aboutText } from "@shop/domain/site/about-text.ts";
import { branches } from "@shop/domain/site/branches.ts";
import { brands } from "@shop/domain/site/brands.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "../../../../.storybook/modes.ts";
import preview from "../../../../.storybook/preview.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import { english, inPage } from "../stories/page.tsx";
import { AboutScreen } from "./about-screen.tsx";

const meta = preview.meta({
  title: "Shop/About",
  component: AboutScreen,
  decorators: [inPage],
  args: { shop, branches, brands, story: aboutText, contactForm: <ContactForm onChat={fn()} /> },
  argTypes: { contactForm: { control: false } },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Without the contact form its section is left out. */
export const WithoutForm = meta.story({ args: { contactForm: null } });

Default.test("ABOUT-1 who we are, vision, mission", english, async ({ canvas }) => {
  for (const name of ["Who we are", "Vision", "Mission"]) {
    await expect(canvas.getByRole("heading", { name })).toBeVisible();
  }
});

Default.test(
  "ABOUT-9 over 30 years, official distributor of several meter brands, Egypt",
  english,
  async ({ canvas }) => {
    const text = canvas.getByText(/over 30 years/);
    await expect(text).toHaveTextContent("official distributor of several meter brands");
    await expect(text).toHaveTextContent("Egypt");
  },
);

Default.test("ABOUT-2 three branches, each with mail, phone, landline and maps links", async ({ canvas }) => {
  const cards = canvas.getAllByRole("article");
  await expect(cards).toHaveLength(3);
  for (const branch of cards) {
    const addresses = Array.from(branch.querySelectorAll("a"), (link) => link.href);
    await expect(addresses).toHaveLength(4);
    await expect(addresses[0]).toMatch(/^mailto:/);
    await expect(addresses[1]).toMatch(/^tel:\+20/);
    await expect(addresses[2]).toMatch(/^tel:\+20/);
    await expect(addresses[3]).toMatch(/^https:\/\/www\.google\.com\/maps/);
  }
});

Default.test("the contact form has a heading", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { name: "Write to us" })).toBeVisible();
});

WithoutForm.test("without a contact form there is no heading for it", english, async ({ canvas }) => {
  await expect(canvas.queryByRole("heading", { name: "Write to us" })).not.toBeInTheDocument();
});
