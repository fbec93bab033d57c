import type { CheckoutInfo } from "@shop/contract/orders/checkout-info.ts";
import type { CheckedLine } from "@shop/domain/cart/cart-check.ts";
import { directionOf, type Locale } from "@shop/domain/locale/locale.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { I18nProvider } from "@shop/i18n/i18n.tsx";
import { DirectionProvider } from "@shop/ui/direction-provider.tsx";
import { ToastProvider } from "@shop/ui/toast/toast.tsx";
import { useState } from "react";

import { useNotify } from "../shared/page/use-notify.ts";
import { CheckoutScreen } from "../shop/checkout/checkout-screen.tsx";

/** What is in the cart. With `product`, as the shop sells it now, `changeOf` tells what has changed since. */
const cart: readonly CheckedLine[] = [
  {
    line: { id: 1, name: "Clamp meter CM-208", price: "1450.00", image: "", qty: 2 },
    product: null,
    change: null,
  },
];

/** Errors that the server reported; a new object focuses the first of its fields. */
const noErrors = {};

function Checkout() {
  const notify = useNotify();
  const [lines, setLines] = useState(cart);
  // An application sends both, lines and entries, to its server, whose answer has the number.
  const send = (_entries: CheckoutInfo) => {
    setLines([]);
    notify("orderSent", { number: "7GNG-9MDD" });
  };
  return (
    <CheckoutScreen
      lines={lines}
      infoPages={[]}
      errors={noErrors}
      submission={{ status: "idle" }}
      refused={false}
      earlier={null}
      onSubmit={send}
      onInvalid={({ email, phone }) => {
        if (email === "required" || phone === "required") notify("emailAndPhoneRequired");
      }}
      onAccept={() => setLines(lines.filter(({ change }) => change?.left !== 0))}
      onNotice={notify}
      onChat={(text) => open(`https://wa.me/201012345678?text=${encodeURIComponent(text)}`)}
    />
  );
}

/** The checkout with what an application has around its screens: texts, direction and notices. */
export const CheckoutExample = ({ locale = "en" }: { readonly locale?: Locale }) => (
  <I18nProvider locale={locale} messages={allMessages[locale]}>
    <DirectionProvider direction={directionOf(locale)}>
      <ToastProvider labels={{ dismiss: allMessages[locale].common.close }}>
        <Checkout />
      </ToastProvider>
    </DirectionProvider>
  </I18nProvider>
);
