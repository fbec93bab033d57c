import { expect } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { VatDetails } from "./vat-details.tsx";

const meta = preview.meta({
  title: "Shop/Parts/VAT",
  component: VatDetails,
  parameters: { layout: "padded" },
  args: {
    vat: [
      { rate: "14.00", net: "1271.93", vat: "178.07" },
      { rate: "0.00", net: "10.00", vat: "0.00" },
    ],
  },
});

/** Net and tax by rate, folded. */
export const Default = meta.story({});

/** An order from before rates were kept. */
export const Unknown = meta.story({ args: { vat: null } });

Default.test("D-141 net and tax stand by rate behind a click", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText("VAT included"));
  await expect(canvas.getByText("VAT 14%")).toBeVisible();
  await expect(canvas.getByText("178.07 EG")).toBeVisible();
  await expect(canvas.getByText("Exempt from VAT")).toBeVisible();
});

Unknown.test("D-141 an unknown rate is no tax of 0", english, async ({ canvas }) => {
  await expect(canvas.getByText("Prices include VAT.")).toBeVisible();
  await expect(canvas.queryByText(/0/)).toBeNull();
});
