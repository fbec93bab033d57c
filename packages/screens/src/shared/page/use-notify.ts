import { notices, type Notify } from "@shop/domain/notices.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { useToast } from "@shop/ui/toast/toast.tsx";
import { useCallback } from "react";

/** Shows the shop's notices by their names; needs the texts of 'notices' and 'errors'. */
export function useNotify(): Notify {
  const { show } = useToast();
  const texts = useMessages("notices");
  const errors = useMessages("errors");
  return useCallback<Notify>(
    (name, values = {}) => {
      const words = Object.fromEntries(
        Object.entries(values).map(([place, value]) => [place, errorWords(errors, value)]),
      );
      const { title, footer } = texts[name];
      show({ ...notices[name], title: fill(title, words), footer: footer && fill(footer, words) });
    },
    [show, texts, errors],
  );
}
