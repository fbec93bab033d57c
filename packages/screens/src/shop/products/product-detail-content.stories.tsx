import { ready } from "@shop/data/view.ts";
import { productNamed } from "@shop/fixtures/builders.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { meter, setup } from "./product-detail-screen.story-setup.tsx";
import { ProductDetailScreen } from "./product-detail-screen.tsx";

const meta = preview.meta({
  title: "Shop/Product/Specifications and files",
  component: ProductDetailScreen,
  ...setup,
});

/** Files of every kind: stored PDFs, links, titles in one language. */
export const Files = meta.story({
  args: {
    product: ready({
      ...meter,
      files: [
        {
          id: 5,
          kind: "datasheet",
          title: null,
          title_ar: null,
          address: "/media/k45-datasheet.pdf",
          bytes: 1665,
          pages: 2,
        },
        {
          id: 1,
          kind: "manual",
          title: "Quick start guide",
          title_ar: "دليل البدء السريع",
          address: "https://maker.example/support/k45-quick-start.pdf",
          bytes: 1_258_291,
          pages: null,
        },
        {
          id: 2,
          kind: "certificate",
          title: LONG_ARABIC,
          title_ar: null,
          address: "https://maker.example/certificates?product=k45",
          bytes: null,
          pages: null,
        },
        {
          id: 3,
          kind: "drawing",
          title: UNBREAKABLE,
          title_ar: null,
          address: "/media/a.pdf",
          bytes: 9e6,
          pages: 1,
        },
        {
          id: 4,
          kind: "other",
          title: null,
          title_ar: null,
          address: "/media/b.pdf",
          bytes: 12e6,
          pages: 120,
        },
      ],
    }),
  },
});

/** A product with values of attributes. */
export const Specifications = meta.story({ args: { product: ready(productNamed("CFR-25-4K7")) } });

Specifications.test(
  "D-90 values stand in a list, in the language of the page",
  english,
  async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: "Specifications" });
    await expect(heading).toBeVisible();
    await expect(
      canvas.getByText("Resistance", { selector: "dt, dt *" }).closest("dt")?.nextElementSibling,
    ).toHaveTextContent("4.7 kΩ");
  },
);

Specifications.test("D-101 the main values have their names", english, async ({ canvas }) => {
  const main = canvas.getByText("Power rating", { selector: "p *" });
  await expect(main).toBeVisible();
  await expect(main.closest("p")).toHaveTextContent("Power rating 250 mW");
});

Specifications.test("D-90 the same in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(
    canvas.getByText("المقاومة", { selector: "dt, dt *" }).closest("dt")?.nextElementSibling,
  ).toHaveTextContent("4.7 كيلو أوم");
});

Files.test(
  "DETAIL-2 D-54 files are links with size and pages, opened in a new tab",
  english,
  async ({ canvas }) => {
    const links = within(canvas.getByRole("region", { name: "Datasheets and files" })).getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual([
      "Datasheet (PDF, 2 KB, 2 pages), opens in a new tab",
      "Quick start guide (PDF, 1.2 MB, maker.example), opens in a new tab",
      `${LONG_ARABIC} (maker.example), opens in a new tab`,
      `${UNBREAKABLE} (PDF, 8.6 MB, 1 page), opens in a new tab`,
      "File (PDF, 11.4 MB, 120 pages), opens in a new tab",
    ]);
    for (const link of links) await expect(link).toHaveAttribute("target", "_blank");
    await expect(links[0]).toHaveAttribute("href", "/media/k45-datasheet.pdf");
  },
);

Files.test("DETAIL-2 D-54 files are titled in Arabic", { globals: { locale: "ar" } }, async ({ canvas }) => {
  await expect(canvas.getByRole("link", { name: /ورقة البيانات.*PDF.*صفحتان/ })).toBeVisible();
  await expect(canvas.getByRole("link", { name: /دليل البدء السريع.*1\.2 ميجابايت/ })).toBeVisible();
});

/** Pins, wiring and a caution below headings in the description. */
export const Guide = meta.story({ args: { product: ready(productNamed("HC-SR04")) } });

Guide.test("D-107 a description has headings with tables of pins below", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 3, name: "Pins" })).toBeVisible();
  const wiring = canvas.getByRole("heading", { level: 3, name: "Connecting it to an Arduino Uno" });
  await expect(wiring.nextElementSibling).toHaveTextContent("TrigD12");
  await expect(canvas.queryByText(/##/)).not.toBeInTheDocument();
});

Guide.test("D-107 the same in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 3, name: "الأطراف" })).toBeVisible();
});
