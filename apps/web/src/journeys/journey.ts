import { configure, getConfig } from "storybook/test";

import { attemptMemory, checkoutDraft } from "../orders/checkout-memory.ts";

function beforeEach(): () => void {
  attemptMemory.keep(null);
  checkoutDraft.keep(null);
  const before = getConfig();
  /*
   * Storybook wraps events in React's `act`, which forgets to draw a page that waits for its code (`use`) when the event is over.
   * A journey's events are a browser's: React draws when it is ready.
   */
  configure({ eventWrapper: (event) => event() });
  return () => configure(before);
}

/** What every file of journeys spreads into its meta; the tag 'journey' stands beside it, where Storybook reads it. */
export const journey = {
  beforeEach,
  // Notices and days of orders are different in every picture.
  parameters: { chromatic: { disableSnapshot: true } },
};
