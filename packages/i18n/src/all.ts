import type { Locale } from "@shop/domain/locale/locale.ts";

import { dashLoaders } from "./dash-loaders.ts";
import {
  type Area,
  type LanguageTools,
  type LoadedMessages,
  loadMessages,
  type Messages,
} from "./messages.ts";

const isArea = (name: string): name is Area => name in dashLoaders.en;
const areas = Object.keys(dashLoaders.en).filter(isArea);

const isWhole = (loaded: LoadedMessages): loaded is Messages & LanguageTools =>
  areas.every((area) => area in loaded);

async function allOf(locale: Locale): Promise<Messages & LanguageTools> {
  const loaded: LoadedMessages = {};
  await loadMessages(dashLoaders[locale], areas, loaded);
  if (!isWhole(loaded)) throw new Error(`A module of texts in ${locale} does not export its area's name.`);
  return loaded;
}

/** All areas of both languages, for the server, Storybook and tests; too large for the browser. */
export const allMessages: Readonly<Record<Locale, Messages & LanguageTools>> = {
  en: await allOf("en"),
  ar: await allOf("ar"),
};
