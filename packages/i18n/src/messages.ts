import type { Locale } from "@shop/contract/locale.ts";

import type { common } from "./en/common.ts";

/** All texts of one language by area; the English catalogue is what every language must match. */
export interface Messages {
  readonly common: typeof common;
}

/** An area of the catalogue: the texts that one part of the shop needs. */
export type Area = keyof Messages;

/** The areas that are there so far. */
export type LoadedMessages = Partial<Messages>;

type Loader = () => Promise<LoadedMessages>;

const loaders: Record<Locale, Record<Area, Loader>> = {
  en: {
    common: () => import("./en/common.ts"),
  },
  ar: {
    common: () => import("./ar/common.ts"),
  },
};

/** Loads areas of a language into `into`, each once. */
export async function loadMessages(
  locale: Locale,
  areas: readonly Area[],
  into: LoadedMessages,
): Promise<void> {
  const missing = areas.filter((area) => into[area] === undefined);
  await Promise.all(missing.map(async (area) => Object.assign(into, await loaders[locale][area]())));
}
