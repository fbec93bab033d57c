import type { ReminderOutcome } from "@shop/data/dash/orders/view.ts";
import { NOTICE_MS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { useToast } from "@shop/ui/toast/toast.tsx";

/** Shows the outcome of a reminder of a buyer. */
export function useReminderNotice(): (outcome: ReminderOutcome) => void {
  const { waiting: texts } = useMessages("dashOrders");
  const errors = useMessages("errors");
  const { show } = useToast();
  return ({ sent, error }) =>
    show({
      tone: error === null ? (sent ? "success" : "warning") : "error",
      title: error === null ? (sent ? texts.sent : texts.alreadySent) : texts.failed,
      ...(error !== null && { footer: errorWords(errors, error) }),
      durationMs: NOTICE_MS.invalidEmail,
    });
}
