import { type Direction, directionOf, type Locale } from "@shop/domain/locale/locale.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";

import type { Area, LoadedMessages, Messages } from "./messages.ts";

/** Language and loaded texts. */
export interface I18n {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly messages: LoadedMessages;
}

const Context = createContext<I18n | null>(null);

/** Props of {@link I18nProvider}. */
export interface I18nProviderProps {
  /** Language of the texts; determines the reading direction. */
  readonly locale: Locale;
  /** Loaded areas; further areas may be added to the same object before they are rendered. */
  readonly messages: LoadedMessages;
  /** Content that reads its texts by `useMessages`. */
  readonly children: ReactNode;
}

/** Provides the language and its texts. */
export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  const value = useMemo(() => ({ locale, direction: directionOf(locale), messages }), [locale, messages]);
  return <Context value={value}>{children}</Context>;
}

/** Returns the language and its direction; throws outside an {@link I18nProvider}. */
export function useLocale(): Omit<I18n, "messages"> {
  return useI18n();
}

/** Returns the texts of one area; throws if the area is not loaded. */
export function useMessages<A extends Area>(area: A): Messages[A] {
  const loaded: Partial<Messages> = useI18n().messages;
  const texts = loaded[area];
  if (!texts) throw new Error(`The texts of '${area}' are not loaded.`);
  return texts;
}

/** Returns language and loaded texts; throws outside an {@link I18nProvider}. */
export function useI18n(): I18n {
  const value = useContext(Context);
  if (!value) throw new Error("There is no I18nProvider above.");
  return value;
}
