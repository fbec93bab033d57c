import type { CheckoutInfo } from "@shop/contract/orders/checkout-info.ts";
import type { AddressChoice, CheckoutView } from "@shop/data/shop/checkout/view.ts";
import { isOnlyShort } from "@shop/domain/cart/cart-check.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { chosenPayBy } from "@shop/domain/payments/payment-offers.ts";
import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { lazy, Suspense, useEffect, useRef, useState } from "react";

import { InfoLinks } from "../../shared/page/info-links.tsx";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { ProductsLink } from "../../shared/product/products-link.tsx";
import { CartSkeleton } from "../carts/cart-skeleton.tsx";
import { ChangesBanner } from "../carts/changes-banner.tsx";
import type { ChatOrderCallbacks } from "../orders/use-chat-order.ts";
import { EarlierOrder } from "./earlier-order.tsx";
import { OrderSummary } from "./order-summary.tsx";

const loadForm = async () => ({ default: (await import("./checkout-form.tsx")).CheckoutForm });

// The form needs the cart, which only the browser knows: its code is fetched while the page hydrates.
const CheckoutForm = lazy(loadForm);
if (typeof document !== "undefined") void loadForm().catch(() => undefined);

export interface CheckoutScreenProps extends CheckoutView, ChatOrderCallbacks {
  /** What is already known of the buyer; read when the form mounts. */
  readonly initial?: Partial<CheckoutInfo> | undefined;
  /** Shows a notice where an order by chat lacks valid buyer data. */
  readonly onNotice: Notify;
  /** Called with the form's values on each change, to keep them over a reload. */
  readonly onDraft?: ((info: CheckoutInfo) => void) | undefined;
  /** The addresses of the signed-in shopper; without it none are offered or kept. */
  readonly ownAddresses?: AddressChoice | undefined;
  /** The pages on how the shop sells that have a text. */
  readonly infoPages: ReadonlyArray<InfoPage>;
  /** Empties the cart, after an earlier order turned out to be placed. */
  readonly onEmptyCart?: (() => void) | undefined;
}

/** Where an order goes, what it holds, and the ways to send it. */
export function CheckoutScreen({
  lines,
  refused,
  earlier,
  onEmptyCart,
  onAccept,
  infoPages,
  ...form
}: CheckoutScreenProps) {
  const texts = useMessages("checkout");
  const cart = useMessages("carts");
  const { cartIsEmpty } = useMessages("notices");
  const summary = useRef<HTMLElement>(null);
  const changes = useRef<HTMLDivElement>(null);
  const [heldBack, setHeldBack] = useState(false);

  useEffect(() => {
    // The banner may be out of sight of the button that was pressed.
    if (refused) changes.current?.focus();
  }, [refused]);

  if (lines?.length === 0) {
    return (
      <>
        <ScreenHead title={texts.title} />
        <EmptyState
          heading="h2"
          title={cartIsEmpty.title}
          text={cart.emptyCheckoutHint}
          action={<ProductsLink>{cart.browse}</ProductsLink>}
        />
      </>
    );
  }
  const accept = (ids: readonly number[]) => {
    // The pressed button disappears, so the focus moves to the summary.
    summary.current?.focus({ preventScroll: true });
    onAccept(ids);
  };
  return (
    <>
      <ScreenHead title={texts.title} note={texts.noPayment} />
      {lines ? (
        <>
          <div ref={changes} tabIndex={-1} className="scroll-mt-20 outline-none">
            <ChangesBanner
              lines={lines}
              {...((refused || heldBack) && {
                title: !refused && isOnlyShort(lines) ? texts.heldBack : texts.changed,
              })}
              onAccept={accept}
            />
          </div>
          <Suspense fallback={<CartSkeleton />}>
            <CheckoutForm
              {...form}
              lines={lines}
              summaryRef={summary}
              onHeldBack={() => {
                setHeldBack(true);
                changes.current?.focus();
              }}
              summary={
                <>
                  <OrderSummary
                    lines={lines}
                    delivery={form.delivery}
                    payBy={chosenPayBy(form.payment, form.delivery?.to?.to ?? null)}
                    onAccept={accept}
                  />
                  <InfoLinks infoPages={infoPages} wanted={["delivery", "returns", "privacy", "terms"]} />
                  {earlier !== null && <EarlierOrder number={earlier} onEmptyCart={onEmptyCart} />}
                </>
              }
            />
          </Suspense>
        </>
      ) : (
        <CartSkeleton />
      )}
    </>
  );
}
