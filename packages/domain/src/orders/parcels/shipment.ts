import { asciiDigits } from "../../search/folding.ts";

/** Maximum length of the name of a carrier. */
export const CARRIER_LENGTH = 60;
/** Maximum length of a tracking number. */
export const TRACKING_LENGTH = 60;

/** Who carries an order, and the number of its parcel there; '' where one of them is not known. */
export interface Shipment {
  readonly carrier: string;
  readonly tracking: string;
}

/** A shipment in one line, for log and mail: 'Bosta · BS12-34'; '' where nothing is known of it. */
export const shipmentText = ({ carrier, tracking }: Shipment): string =>
  [carrier, tracking].filter((text) => text !== "").join(" · ");

/** Normalizes a tracking number for storage and comparison: 'bs 12-34' becomes 'BS12-34'. */
export const tidyTracking = (text: string): string =>
  asciiDigits(text)
    .replaceAll(/[\s\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "")
    .toUpperCase();
