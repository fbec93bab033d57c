import { useI18n } from "./i18n.tsx";
import type { LanguageTools } from "./messages.ts";

/** Returns the functions that keep figures in order within Arabic text; undefined in English, which needs none. */
export const useFigures = (): LanguageTools["figures"] => useI18n().messages.figures;

/** Returns a function that isolates the figures of plain text, for titles and messages. */
export function useIsolated(): (text: string) => string {
  const { locale, messages } = useI18n();
  return (text) => messages.figures?.isolateFigures(text, locale) ?? text;
}
