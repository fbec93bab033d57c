import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import type { CheckedLine } from "@shop/domain/cart/cart-check.ts";
import { piecesOfLines } from "@shop/domain/catalogue/selling-unit.ts";
import { totalOf } from "@shop/domain/money/money.ts";
import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { Link } from "@shop/ui/link.tsx";
import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";

import { InfoLinks } from "../../shared/page/info-links.tsx";
import { ShareLink } from "../../shared/page/share-link.tsx";
import { TotalLine, UpdatingNote } from "../../shared/sums/total-line.tsx";
import { DeliverToField } from "../delivery/deliver-to-field.tsx";
import { QuotedDelivery } from "../delivery/quoted-delivery.tsx";
import { QuotationButton, type QuotationOffer } from "../orders/quotation-button.tsx";

export interface CartSummaryProps {
  /** The lines of the cart; the total and the counts are computed from them. */
  readonly lines: readonly CheckedLine[];
  /** Orders by chat; without it the button is left out. */
  readonly onOrderByChat?: (() => void) | undefined;
  /** Makes a quotation of the cart; without it the button is left out. */
  readonly quotation?: QuotationOffer | undefined;
  /** The code of the order by chat could not be loaded; false by default. */
  readonly dialogFailed?: boolean;
  /** Saves the cart and resolves to its address; without it there is no share button. */
  readonly onSaveCart?: (() => Promise<string>) | undefined;
  /** Keeps the cart in the account; nothing by default. */
  readonly keep?: ReactNode;
  /** The choice of where the order goes; without it nothing about delivery is shown. */
  readonly delivery?: DeliveryView | undefined;
  /** The pages on how the shop sells that have a text. */
  readonly infoPages: readonly InfoPage[];
}

/** Total of the cart, the ways to order and the quotation; on small screens total and order button stick to the lower edge. */
export function CartSummary({
  lines,
  onOrderByChat,
  quotation,
  dialogFailed = false,
  onSaveCart,
  keep,
  delivery,
  infoPages,
}: CartSummaryProps) {
  const texts = useMessages("carts");
  const { notLoaded, notLoadedHint } = useMessages("common");
  const { locale } = useLocale();
  const own = lines.map(({ line }) => line);
  const sold = lines.map(({ line: { qty }, product }) => ({ ...product, qty }));
  return (
    <>
      <section
        aria-labelledby="cart-summary"
        className="border-line bg-surface grid gap-3 rounded-md border p-4 lg:p-6"
      >
        <h2 id="cart-summary" className="text-xl font-bold">
          {texts.summary}
        </h2>
        <p className="text-muted flex flex-wrap justify-between gap-x-4">
          <span>{plural(locale, lines.length, texts.lines)}</span>
          <span>{plural(locale, piecesOfLines(sold), texts.pieces)}</span>
        </p>
        <div className="border-line border-t pt-3">
          <TotalLine label={texts.total} lines={own} />
        </div>
        <UpdatingNote lines={own} />
        {delivery && (
          <div data-keep-clear="" className="grid gap-3 empty:hidden">
            <DeliverToField delivery={delivery} />
            <QuotedDelivery delivery={delivery} total={totalOf(own)} />
          </div>
        )}
        <div data-keep-clear="" className={cn("grid gap-4", !onOrderByChat && !quotation && "max-lg:hidden")}>
          <Link
            href={pages.checkout}
            className={buttonClasses({ variant: "signal", size: "lg", className: "w-full max-lg:hidden" })}
          >
            {texts.order}
          </Link>
          {onOrderByChat && (
            <div className="grid gap-1">
              <Button className="w-full" aria-describedby="opens-chat" onClick={onOrderByChat}>
                <MessageCircle aria-hidden className="size-4.5" />
                {texts.orderByChat}
              </Button>
              <p id="opens-chat" className="text-muted text-center text-sm first-letter:uppercase">
                {texts.opensChat}
              </p>
            </div>
          )}
          {quotation && <QuotationButton {...quotation} />}
          {dialogFailed && (
            <p role="alert" className="text-negative text-center text-sm">
              {notLoaded} {notLoadedHint}
            </p>
          )}
        </div>
        {onSaveCart && (
          <ShareLink
            key={own.map(({ id, qty }) => `${id}x${qty}`).join()}
            texts={texts}
            onSave={async () => ({ address: await onSaveCart() })}
          />
        )}
        {keep}
        <InfoLinks infoPages={infoPages} wanted={["delivery", "payment", "returns"]} />
      </section>
      <div
        data-order-bar=""
        className="border-line bg-surface short:static sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-4 py-3 lg:hidden"
      >
        {/* A line of its own where the bar is too narrow for both. */}
        <div className="max-w-full min-w-0 grow-999 basis-[calc((17rem-100%)*999)]">
          <TotalLine label={texts.total} lines={own} silent />
        </div>
        <Link
          href={pages.checkout}
          className={buttonClasses({ variant: "signal", size: "lg", className: "grow px-5" })}
        >
          {texts.order}
        </Link>
      </div>
    </>
  );
}
