import { useSendKeptSales } from "@shop/data/dash/counter/use-send-kept-sales.ts";
import { NOTICE_MS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { useToast } from "@shop/ui/toast/toast.tsx";

import { counterStores } from "./counter-stores.ts";

export interface SendKeptSalesProps {
  /** Mail address of the administrator who is signed in. */
  readonly by: string;
}

/** Sends the sales that were made without a network, and says what has become of them; draws nothing. */
export function SendKeptSales({ by }: SendKeptSalesProps) {
  const { show } = useToast();
  const { keptSales: texts } = useMessages("dashShell");
  const errors = useMessages("errors");
  const durationMs = NOTICE_MS.invalidEmail;
  useSendKeptSales(counterStores.kept, by, {
    onSent: ({ number }) => show({ tone: "success", durationMs, title: fill(texts.sent, { number }) }),
    onRefused: ({ reason }) => {
      const title = fill(texts.refused, { error: errorWords(errors, reason) });
      show({ tone: "warning", durationMs, title, footer: texts.kept });
    },
  });
  return null;
}
