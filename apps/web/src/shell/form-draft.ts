import { useEffect } from "react";

import { enterText, type TextControl } from "../early-input/enter-text.ts";
import { stored, tabStore } from "../storage/stored.ts";

interface FormDraft {
  /** The page's address in its English form. */
  readonly address: string;
  readonly entries: readonly (readonly [name: string, value: string])[];
}

const isEntry = (value: unknown): value is FormDraft["entries"][number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

const isFormDraft = (value: unknown): value is FormDraft =>
  typeof value === "object" &&
  value !== null &&
  "address" in value &&
  typeof value.address === "string" &&
  "entries" in value &&
  Array.isArray(value.entries) &&
  value.entries.every(isEntry);

const storedDraft = stored("entries", tabStore, (value) => (isFormDraft(value) ? value : null));

/** Finds the named text fields of the page's forms; excludes passwords, which must not be stored. */
const textFields = (): TextControl[] => [
  ...document.querySelectorAll<TextControl>(
    "main form :is(input, textarea)[name]:not([type=password], [type=checkbox])",
  ),
];

/** Saves the entries of the page's forms in session storage, because switching the language loads another document. */
export function saveFormDraft(address: string): void {
  const entries = textFields().flatMap(({ name, value }): FormDraft["entries"] =>
    value ? [[name, value]] : [],
  );
  if (entries.length > 0) storedDraft.write({ address, entries });
}

/** Restores the entries that were saved for this page, once, into fields that are empty. */
export function restoreFormDraft(address: string): void {
  const draft = storedDraft.read();
  storedDraft.remove();
  if (draft?.address !== address) return;
  const entries = new Map(draft.entries);
  for (const field of textFields()) {
    const text = entries.get(field.name);
    if (text && field.value === "") enterText(field, text);
  }
}

/** Keeps the entries of this page's forms when a language link loads the page in the other language. */
export function useStoredDraft(address: string): void {
  useEffect(() => {
    restoreFormDraft(address);
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[hreflang]")) saveFormDraft(address);
    };
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, [address]);
}
