import { useEffect, useState } from "react";

/** A text as it was when it had not changed for so many milliseconds; '' follows at once. */
export function useDebouncedText(text: string, milliseconds: number): string {
  const [debounced, setDebounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(setDebounced, text === "" ? 0 : milliseconds, text);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return debounced;
}
