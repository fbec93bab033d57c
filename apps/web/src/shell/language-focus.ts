import { useEffect } from "react";

import { ignoreStorageErrors } from "../storage/safe-storage.ts";

const STORAGE_KEY = "language-link";

const languageLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("a[hreflang]")];

/** Remembers which language link has the focus, because following it loads another document. */
export function saveLanguageFocus(): void {
  const index = languageLinks().findIndex((link) => link === document.activeElement);
  if (index !== -1) ignoreStorageErrors(() => sessionStorage.setItem(STORAGE_KEY, String(index)));
}

/** Focuses the language link that led to this document, so that keyboards continue where they were. */
export function useLanguageFocus(): void {
  useEffect(() => {
    const index = ignoreStorageErrors(() => {
      const saved = sessionStorage.getItem(STORAGE_KEY);
      sessionStorage.removeItem(STORAGE_KEY);
      return saved;
    });
    if (index) languageLinks()[Number(index)]?.focus();
  }, []);
}
