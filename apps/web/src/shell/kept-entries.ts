import { useEffect } from "react";

const STORE = "entries";

interface Kept {
  /** The page's address in its English form. */
  readonly address: string;
  readonly entries: readonly (readonly [name: string, value: string])[];
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The named fields of the page's own forms that hold text; a password is never kept. */
const textFields = (): TextField[] => [
  ...document.querySelectorAll<TextField>(
    "main form :is(input, textarea)[name]:not([type=password], [type=checkbox])",
  ),
];

/** Keeps what was entered on a page for the same page in the other language, which is another document. */
export function keepEntries(address: string): void {
  const entries = textFields().flatMap(({ name, value }): Kept["entries"] => (value ? [[name, value]] : []));
  if (entries.length === 0) return;
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ address, entries } satisfies Kept));
  } catch {
    // Storage is full or denied: the other language starts with empty fields.
  }
}

function takeKept(): Kept | null {
  try {
    const text = sessionStorage.getItem(STORE);
    sessionStorage.removeItem(STORE);
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Enters a text as if it were typed, so that whoever listens to the field learns of it. */
function enter(field: TextField, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Puts back what was entered on this page in the other language; what stands in a field already comes first. */
export function restoreEntries(address: string): void {
  const kept = takeKept();
  if (kept?.address !== address) return;
  const entries = new Map(kept.entries);
  for (const field of textFields()) {
    const text = entries.get(field.name);
    if (text && field.value === "") enter(field, text);
  }
}

/** Puts back what was entered on this page in the other language, once the page's fields are there. */
export function useKeptEntries(address: string): void {
  useEffect(() => restoreEntries(address), [address]);
}
