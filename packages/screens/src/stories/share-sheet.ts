import { fn } from "storybook/test";

/** Opens the share sheet of the device, which the shopper closes. */
export const openShareSheet = fn<Navigator["share"]>();

/** Gives the browser a share sheet for a proof; a story's `beforeEach`. */
export function withShareSheet(): () => void {
  openShareSheet.mockReset().mockRejectedValue(new DOMException("closed", "AbortError"));
  Object.defineProperty(navigator, "share", { value: openShareSheet, configurable: true });
  return () => Reflect.deleteProperty(navigator, "share");
}
