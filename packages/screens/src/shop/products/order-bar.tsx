import type { Product } from "@shop/contract/products/product.ts";
import { exactStock } from "@shop/domain/catalogue/shown-stock.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { isZeroPrice, totalOf } from "@shop/domain/money/money.ts";
import { priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { chatLink } from "@shop/domain/site/chat.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import MessageCircle from "lucide-react/icons/message-circle";
import { type ReactNode, useId } from "react";

import { AddToCart } from "../../shared/cart/add-to-cart.tsx";
import { Price } from "../../shared/product/price.tsx";
import { OrderRulesNote, UnitQuantity, useQuantityLimits } from "../../shared/product/unit-notes.tsx";

export interface OrderBarProps {
  /** The product to order; out of stock, a chat link replaces the order buttons. */
  readonly product: Product;
  /** The product's localized name. */
  readonly name: string;
  /** The chosen valid quantity. */
  readonly qty: number;
  /** Called with another valid quantity. */
  readonly onQty: (qty: number) => void;
  /** The chat app's number, in international digits. */
  readonly chatNumber: string;
  /** Called with the product and the chosen number of pieces, 1 or more. */
  readonly onAddToCart: (product: Product, qty: number) => void;
  /** Opens the form for a mail when the product is back; in a shop that sends no mails, without it, the chat is asked for the same. */
  readonly onTellWhenBack?: (() => void) | undefined;
  /** The form for a mail when the product is back, once it is opened; it replaces its button. */
  readonly restockForm?: ReactNode;
  /** Opens the single-order dialog; without it the button is left out. */
  readonly onOrderNow?: ((product: Product, qty: number) => void) | undefined;
}

interface ChatLinkProps extends Pick<OrderBarProps, "product" | "name" | "chatNumber"> {
  /** The first line of the message. */
  readonly message: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens the chat with a message that names the product. */
function ChatLink({ product, name, chatNumber, message, className, children }: ChatLinkProps) {
  const { opensChat } = useMessages("productPage");
  const number = product.part_number ? ` (${product.part_number})` : "";
  return (
    <a
      href={chatLink(chatNumber, `${message}\n${name}${number}`)}
      target="_blank"
      rel="noopener"
      className={className}
    >
      {children} <span className="sr-only">({opensChat})</span>
    </a>
  );
}

/** How a shopper learns that the product is back: by a mail, or in a shop that sends none by chat. */
function TellWhenBack({
  onTellWhenBack,
  restockForm,
  ...product
}: Pick<OrderBarProps, "product" | "name" | "chatNumber" | "onTellWhenBack" | "restockForm">) {
  const { tellWhenBack } = useMessages("productPage");
  if (restockForm) return restockForm;
  if (onTellWhenBack) {
    return (
      <Button size="lg" className="w-full noscript:hidden" onClick={onTellWhenBack}>
        {tellWhenBack}
      </Button>
    );
  }
  return (
    <ChatLink
      {...product}
      message={tellWhenBack}
      className={buttonClasses({ size: "lg", className: "w-full" })}
    >
      <MessageCircle aria-hidden className="size-5 shrink-0" />
      {tellWhenBack}
    </ChatLink>
  );
}

/**
 * Quantity and order buttons. On small screens price, quantity and 'add to cart' are one row at the lower edge, and 'order now'
 * stands in the page.
 */
export function OrderBar({
  product,
  name,
  qty,
  onQty,
  chatNumber,
  onAddToCart,
  onOrderNow,
  onTellWhenBack,
  restockForm,
}: OrderBarProps) {
  const texts = useMessages("products");
  const { askText, askPrice, askPriceText, orderNow, orderNowHint } = useMessages("productPage");
  const { locale } = useLocale();
  const hint = useId();
  const out = product.amount <= 0;
  const left = exactStock(product);
  const { range, labels } = useQuantityLimits(
    product,
    fill(texts.wholePieces, { most: formatCount(MAX_LINE_QUANTITY) }),
  );
  const unit = priceForPieces(product, qty);
  const total = totalOf([{ price: unit, qty }]);
  return (
    <div className="contents lg:grid lg:max-w-md lg:content-start lg:gap-3">
      <div
        data-order-bar=""
        className={cn(
          "border-line bg-surface short:static sticky bottom-0 z-20 order-last -mx-4 flex flex-wrap items-center gap-2 border-t px-4 py-3 sm:gap-x-3 lg:static lg:order-none lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0 max-lg:[&_.figures]:text-base max-lg:[&_.figures]:[overflow-wrap:normal] max-lg:[&_input]:min-w-9",
          // Without scripts only the chat link works.
          !out && "noscript:hidden",
        )}
      >
        {/* The page shows the price above; here an amount is repeated beside the buttons. */}
        {!isZeroPrice(product.price) && (
          <span
            aria-hidden
            // A line of its own where the bar is too narrow for its text.
            className="max-w-full min-w-min basis-[calc((17rem-100%)*999)] leading-tight lg:hidden"
          >
            <Price price={total} />
          </span>
        )}
        {out ? (
          <ChatLink
            {...{ product, name, chatNumber }}
            message={askText}
            className={buttonClasses({ variant: "signal", size: "lg", className: "min-w-0 grow" })}
          >
            <MessageCircle aria-hidden className="size-5 shrink-0" />
            {texts.ask}
          </ChatLink>
        ) : (
          <>
            <QuantityControl
              value={qty}
              {...range}
              onChange={onQty}
              size="lg"
              labels={{
                decrease: texts.decrease,
                increase: texts.increase,
                quantity: texts.quantity,
                ...labels,
              }}
            />
            <div className="max-w-full min-w-20 grow basis-0">
              <AddToCart look="main" name={name} onAdd={() => onAddToCart(product, qty)} />
            </div>
          </>
        )}
      </div>
      {!out && qty > 1 && !isZeroPrice(unit) && (
        <p className="text-sm">
          <bdi dir="ltr">
            <span className="figures">{formatCount(qty)} ×</span> <Price price={unit} size="sm" /> ={" "}
            <Price price={total} size="sm" />
          </bdi>
        </p>
      )}
      {!out && <UnitQuantity sold={product} qty={qty} />}
      {!out && <OrderRulesNote rules={product} />}
      {!out && (
        <output className="text-caution block text-sm empty:hidden">
          {left !== null && qty > left && plural(locale, left, texts.lowStock)}
        </output>
      )}
      {!out && isZeroPrice(product.price) && (
        <ChatLink
          {...{ product, name, chatNumber }}
          message={askPriceText}
          className={buttonClasses({ size: "lg", className: "w-full" })}
        >
          <MessageCircle aria-hidden className="size-5 shrink-0" />
          {askPrice}
        </ChatLink>
      )}
      {out && <TellWhenBack {...{ product, name, chatNumber, onTellWhenBack, restockForm }} />}
      {onOrderNow && !out && (
        <div data-keep-clear="" className="grid grid-cols-1 gap-1 noscript:hidden">
          <Button
            size="lg"
            className="w-full"
            aria-describedby={hint}
            onClick={() => onOrderNow(product, qty)}
          >
            <MessageCircle aria-hidden className="size-5" />
            <span className="inline-block first-letter:uppercase">{orderNow}</span>
          </Button>
          <p id={hint} className="text-muted text-center text-sm">
            {orderNowHint}
          </p>
        </div>
      )}
    </div>
  );
}
