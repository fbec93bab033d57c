import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, inPage, onArabicPhone } from "../../stories/page.tsx";
import { Price, type PriceProps } from "./price.tsx";

const prices: Readonly<Record<string, PriceProps>> = {
  plain: { price: "1450.50" },
  updating: { price: "0.00" },
  offer: { price: "80.00", before: "100.00" },
  little: { price: "99.99", before: "100.00" },
  equal: { price: "100.00", before: "100" },
  long: { price: "123456789012.00", before: "223456789012.00" },
};

/** Prices in each size: plain, updating, of offers, and of twelve digits. */
function Prices() {
  return (
    <ul className="divide-line divide-y py-4">
      {Object.entries(prices).map(([name, props]) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-8 gap-y-2 py-3" data-testid={name}>
          <Price {...props} size="sm" />
          <Price {...props} />
          <Price {...props} size="lg" />
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({
  title: "Parts/Price",
  component: Prices,
  subcomponents: { Price },
  decorators: [inPage],
});

export const Default = meta.story();

const textOf = (element: HTMLElement): string | undefined =>
  element.firstElementChild?.textContent.replaceAll(/\s+/g, " ");

Default.test(
  "D-103 an offer states the price before, and by how much it is lower",
  english,
  async ({ canvas }) => {
    await expect(textOf(canvas.getByTestId("plain"))).toBe("1,450.50 EG");
    await expect(textOf(canvas.getByTestId("updating"))).toBe("price updating");
    await expect(textOf(canvas.getByTestId("offer"))).toBe("80 EGinstead of 100−20%");
    // No percent where it would be 0, and no offer that is none.
    await expect(textOf(canvas.getByTestId("little"))).toBe("99.99 EGinstead of 100");
    await expect(textOf(canvas.getByTestId("equal"))).toBe("100 EG");
  },
);

Default.test("D-103 an offer is worded in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByTestId("offer")).toHaveTextContent("بدلًا من 100");
});
