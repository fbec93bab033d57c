import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import { type DeliveryPlace, type DeliveryRates, PICK_UP } from "@shop/domain/delivery/delivery.ts";
import { defaultSettings, deliveryRatesOf } from "@shop/domain/site/shop-settings.ts";
import { fn } from "storybook/test";

/** What delivery costs in the demonstration. */
export const demoRates: DeliveryRates = deliveryRatesOf(defaultSettings);

/** The largest costs, and a name without a place to break. */
export const longRates: DeliveryRates = {
  ...demoRates,
  zones: demoRates.zones.map((zone) =>
    Object.assign({}, zone, {
      name: { en: `${zone.name.en} ${"Long".repeat(15)}`, ar: `${zone.name.ar} ${"طويل".repeat(12)}` },
      cost: "9999999999.99",
      days_from: 85,
      days_to: 90,
    }),
  ),
  free_from: "9999999999.99",
};

/** The choice of where an order goes. */
export const aDelivery = (to: DeliveryPlace | null, changes: Partial<DeliveryView> = {}): DeliveryView => ({
  rates: demoRates,
  to: to && { to, branch: to === PICK_UP ? demoRates.branches[0] : null },
  ended: null,
  onTo: fn(),
  ...changes,
});
