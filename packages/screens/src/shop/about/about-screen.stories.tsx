import { ready } from "@shop/data/view.ts";
import { aboutText } from "@shop/domain/site/about-text.ts";
import { branches } from "@shop/domain/site/branches.ts";
import { brands } from "@shop/domain/site/brand-logos.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { expect, fn, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { english, inPage } from "../../stories/page.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import { AboutScreen } from "./about-screen.tsx";

const meta = preview.meta({
  title: "Shop/About",
  component: AboutScreen,
  decorators: [inPage],
  args: {
    shop,
    content: ready({ branches, about: aboutText, brands }),
    contactForm: <ContactForm onChat={fn()} />,
  },
  argTypes: { contactForm: { control: false } },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

const [cairo] = branches;

/** A branch with neither mail, landline, map nor stated hours. */
export const PhoneOnly = meta.story({
  args: {
    content: ready({
      about: aboutText,
      brands,
      branches: cairo ? [{ ...cairo, mail: "", landline: "", map: "", hours: [] }] : [],
    }),
  },
});

const unwritten = { en: "", ar: "" };

/** A shop that has entered nothing of itself yet. */
export const Unwritten = meta.story({
  args: {
    content: ready({
      branches: [],
      brands: [],
      about: { who_we_are: unwritten, vision: unwritten, mission: unwritten },
    }),
  },
});

Unwritten.test("D-131 what is not entered has no heading", english, async ({ canvas }) => {
  await expect(canvas.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "About us",
    "Write to us",
  ]);
});

export const Loading = meta.story({ args: { content: { status: "loading" } } });

export const Failed = meta.story({
  args: { content: { status: "failed", error: "unavailable", onRetry: fn() } },
});

/** Without the contact form its section is left out. */
export const WithoutForm = meta.story({ args: { contactForm: null }, play: showEnd });

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

Default.test(
  "ABOUT-2 opening hours: days with the same hours in one line, closed days named",
  english,
  async ({ canvas }) => {
    const [branch] = canvas.getAllByRole("article");
    if (!branch) throw new Error("There is no branch.");
    await expect(within(branch).getByText("Saturday to Thursday").nextSibling).toHaveTextContent(
      "10:00 to 21:00",
    );
    await expect(within(branch).getByText("Friday").nextSibling).toHaveTextContent("14:00 to 21:00");
    await expect(canvas.getAllByText("Closed").length).toBeGreaterThan(0);
  },
);

Default.test(
  "ABOUT-2 opening hours are read from right to left in Arabic",
  { globals: { locale: "ar" } },
  async ({ canvas }) => {
    const [line] = canvas.getAllByText(/^10:00 إلى 21:00$/);
    if (!line) throw new Error("There are no hours.");
    await expect(getComputedStyle(line).direction).toBe("rtl");
  },
);

PhoneOnly.test("ABOUT-2 a branch shows only what is stated of it", async ({ canvas }) => {
  await expect(within(canvas.getByRole("article")).getAllByRole("link")).toHaveLength(1);
  await expect(within(canvas.getByRole("article")).queryByRole("definition")).not.toBeInTheDocument();
});

Failed.test(
  "the contact form stays where the branches cannot be loaded; they can be tried again",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: "Write to us" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    if (args.content.status !== "failed") throw new Error("The content has not failed.");
    await expect(args.content.onRetry).toHaveBeenCalledOnce();
  },
);
