import { useMessages } from "@shop/i18n/i18n.tsx";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { useEffect, useSyncExternalStore } from "react";

import { useMessageStore } from "../../messages/message-store.ts";
import { cartAreas } from "../carts/cart-areas.ts";
import { useCartCount } from "../carts/use-cart.tsx";

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** Loads what has to work offline: the styles of notices, and the cart page where there is a cart. */
function usePreparedForOffline(): void {
  const messages = useMessageStore();
  const hasCart = useCartCount() > 0;
  useEffect(() => {
    import("@shop/ui/toast/toast-view.tsx").catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!hasCart) return;
    Promise.all([import("../carts/cart-page.tsx"), messages.load(cartAreas)]).catch(() => undefined);
  }, [hasCart, messages]);
}

/** Says that the browser is offline, until it is online again. Its code is loaded after the page, while there is a network. */
export function OfflineNote() {
  const { offline } = useMessages("errors");
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  usePreparedForOffline();
  useEffect(() => {
    // A page that could not be loaded meanwhile is tried again; lists and products are fetched again by their queries.
    const retry = () => document.querySelector<HTMLElement>("main [data-retry]")?.click();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
  return (
    <output className="short:static sticky top-14 z-20 block empty:hidden lg:top-16">
      {!isOnline && (
        <span className="bg-caution-soft text-caution -mx-4 flex items-start gap-2 px-4 py-2 font-semibold lg:-mx-6 lg:px-6">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {offline}
        </span>
      )}
    </output>
  );
}
