import { configure, getConfig } from "storybook/test";

import { notPictured } from "#storybook/modes.ts";

import { clearAdminMarker } from "../admin-marker.ts";
import { checkoutDraft } from "../shop/checkout/checkout-draft.ts";
import { deliveryStore } from "../shop/delivery/delivery-store.ts";
import { orderKeyStore } from "../shop/orders/order-key-store.ts";

function beforeEach(): () => void {
  orderKeyStore.write(null);
  checkoutDraft.save(null);
  deliveryStore.write(null);
  clearAdminMarker();
  const before = getConfig();
  /*
   * Storybook wraps events in React's `act`, which never renders a page that suspends (`use`) beyond the end of the event.
   * Journeys dispatch events without `act`, as a browser does.
   */
  configure({ eventWrapper: (event): unknown => event() });
  return () => {
    clearAdminMarker();
    configure(before);
  };
}

/** The meta that all journey stories share; the tag 'journey' cannot be part of it, because Storybook reads tags statically. */
export const journey = {
  beforeEach,
  // Notices and order dates differ between snapshots.
  parameters: notPictured,
};
