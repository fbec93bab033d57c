import { useEffect } from "react";

import { storedText, tabStore } from "../storage/stored.ts";

const focusedLink = storedText("language-link", tabStore);

const languageLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("a[hreflang]")];

/** Remembers which language link has the focus, because following it loads another document. */
export function saveLanguageFocus(): void {
  const index = languageLinks().findIndex((link) => link === document.activeElement);
  if (index !== -1) focusedLink.write(String(index));
}

/** Focuses the language link that led to this document, so that keyboards continue where they were. */
export function useLanguageFocus(): void {
  useEffect(() => {
    const index = focusedLink.read();
    focusedLink.remove();
    if (index) languageLinks()[Number(index)]?.focus();
  }, []);
}
