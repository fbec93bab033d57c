import { type Direction, directionOf, type Locale } from "@shop/contract/locale.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";

import type { Area, LoadedMessages, Messages } from "./messages.ts";

interface I18n {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly messages: LoadedMessages;
}

const Context = createContext<I18n | null>(null);

/** What an {@link I18nProvider} takes. */
export interface I18nProviderProps {
  readonly locale: Locale;
  /** The areas loaded so far; later areas may be added to the same object before they are shown. */
  readonly messages: LoadedMessages;
  readonly children: ReactNode;
}

/** Gives the reader's language and its texts to everything inside. */
export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  const value = useMemo(() => ({ locale, direction: directionOf(locale), messages }), [locale, messages]);
  return <Context value={value}>{children}</Context>;
}

/** The reader's language and its direction; throws outside an {@link I18nProvider}. */
export function useLocale(): Omit<I18n, "messages"> {
  return useI18n();
}

/** The texts of one area in the reader's language; throws where the area was not loaded. */
export function useMessages<A extends Area>(area: A): Messages[A] {
  const texts = useI18n().messages[area];
  if (!texts) throw new Error(`The texts of '${area}' are not loaded.`);
  return texts;
}

function useI18n(): I18n {
  const value = useContext(Context);
  if (!value) throw new Error("There is no I18nProvider above.");
  return value;
}
