import type { ProductCard } from "@shop/contract/products/product.ts";
import { type OrderRules, quantityRange } from "@shop/domain/cart/order-quantity.ts";
import type { SoldUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { MAX_LINE_QUANTITY } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { priceBeforeForPieces, priceForPieces } from "@shop/domain/money/quantity-prices.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import { useState } from "react";

import { PartNumber } from "../../shared/local-text.tsx";
import { Price } from "../../shared/product/price.tsx";
import { ProductPicture } from "../../shared/product/product-picture.tsx";
import { UnitPrice, UnitQuantity, useQuantityLimits } from "../../shared/product/unit-notes.tsx";
import { type ChatOrderActions, ChatOrderDialog } from "./chat-order-dialog.tsx";

/** Props of {@link SingleOrderDialog}; the dialog is open while it is mounted. */
export interface SingleOrderDialogProps extends Omit<ChatOrderActions, "onSaveCart"> {
  /** The ordered product: shown in the dialog and named in the message. */
  readonly product: Pick<
    ProductCard,
    "id" | "name" | "name_ar" | "part_number" | "price" | "price_before" | "quantity_prices" | "images"
  > &
    OrderRules &
    SoldUnit;
  /** Initial quantity; the least that is sold by default. */
  readonly initialQty?: number;
}

/** An order of one product, sent as a chat message; the quantity stays a valid one. */
export function SingleOrderDialog({ product, initialQty, ...actions }: SingleOrderDialogProps) {
  const texts = useMessages("carts");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const [qty, setQty] = useState(initialQty ?? quantityRange(product).min);
  const limits = useQuantityLimits(
    product,
    fill(texts.wholePieces, { most: formatCount(MAX_LINE_QUANTITY) }),
  );
  const name = localName(product, locale);
  const { part_number: partNumber } = product;
  const price = priceForPieces(product, qty);
  return (
    <ChatOrderDialog
      {...actions}
      title={fill(texts.single.title, { name: isolated(name) })}
      lines={[
        {
          id: product.id,
          name,
          partNumber,
          price,
          qty,
          sold: product,
          path: localAddress(pages.product(product.id), locale),
        },
      ]}
    >
      <div className="flex flex-wrap items-center gap-4">
        <span className="border-line w-18 shrink-0 overflow-hidden rounded-sm border">
          <ProductPicture address={pictureAddresses(product.images)[0]} alt="" width={72} sizes="72px" />
        </span>
        <p className="grid min-w-0 grow">
          {partNumber && (
            <span className="text-muted text-sm">
              <PartNumber number={partNumber} />
            </span>
          )}
          <Price price={price} before={priceBeforeForPieces(product, qty)} />
          <UnitPrice sold={product} price={price} />
          <UnitQuantity sold={product} qty={qty} />
        </p>
        <QuantityControl
          value={qty}
          {...limits.range}
          onChange={setQty}
          labels={{
            decrease: texts.single.decrease,
            increase: texts.single.increase,
            quantity: texts.quantity,
            ...limits.labels,
          }}
        />
      </div>
    </ChatOrderDialog>
  );
}
