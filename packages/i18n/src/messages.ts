import type { Locale } from "@shop/domain/locale/locale.ts";

import type { dashLoaders } from "./dash-loaders.ts";

type AllLoaders = (typeof dashLoaders)["en"];
type Loaded<A extends keyof AllLoaders> = Awaited<ReturnType<AllLoaders[A]>>;

/** All texts of one language by area: each is what the module of its loader exports under its name; English defines the type. */
export type Messages = {
  readonly [A in keyof AllLoaders]: A extends keyof Loaded<A> ? Loaded<A>[A] : never;
};

/** Area of the catalogue: texts that are loaded together. */
export type Area = keyof Messages;

/** What the texts of a language need besides; loaded with its `common` texts, so that pages in another language do without. */
export interface LanguageTools {
  /** Splits and isolates what an Arabic line would put into another order; in Arabic only. */
  readonly figures?: typeof import("@shop/domain/locale/figures.ts");
}

/** Areas that are loaded so far. */
export type LoadedMessages = Partial<Messages> & LanguageTools;

/** Loads one area. */
type Loader = () => Promise<object>;

/** The loaders of a site's areas in each language. */
export type Loaders = Readonly<Record<Locale, Readonly<Partial<Record<Area, Loader>>>>>;

/** Loads areas of a language into `into`; skips loaded ones, and rejects for one that the site does not have. */
export async function loadMessages(
  loaders: Loaders[Locale],
  areas: readonly Area[],
  into: LoadedMessages,
): Promise<void> {
  const missing = areas.filter((area) => into[area] === undefined);
  await Promise.all(
    missing.map(async (area) => {
      const load = loaders[area];
      if (!load) throw new Error(`The texts of ${area} are not part of this site.`);
      Object.assign(into, await load());
    }),
  );
}
