import { NOTICE_MS } from "@shop/domain/constants.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useToast } from "@shop/ui/toast/toast.tsx";

/** Returns a function that shows a notice that something could not be loaded. */
export function useLoadFailure(): () => void {
  const { notLoaded, notLoadedHint } = useMessages("common");
  const toast = useToast();
  return () =>
    toast.show({
      tone: "error",
      title: notLoaded,
      footer: notLoadedHint,
      durationMs: NOTICE_MS.missingField,
    });
}
