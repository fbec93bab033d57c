import { NOTICE_MS } from "@shop/contract/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useToast } from "@shop/ui/toast.tsx";

/** Says that something could not be loaded. */
export function useLateFailure(): () => void {
  const { somethingWentWrong } = useMessages("common");
  const toast = useToast();
  return () => toast.show({ tone: "error", title: somethingWentWrong, durationMs: NOTICE_MS.missingField });
}
