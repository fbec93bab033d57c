import { MAX_LINE_QUANTITY } from "@shop/contract/constants.ts";
import type { ProductCard } from "@shop/contract/entities/product.ts";
import { localName } from "@shop/contract/locale.ts";
import { pictureAddresses } from "@shop/contract/pictures.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import { useState } from "react";

import { Price } from "../parts/price.tsx";
import { ProductPicture } from "../parts/product-picture.tsx";
import { type ChatOrderActions, ChatOrderDialog } from "./chat-order-dialog.tsx";

/** What a {@link SingleOrderDialog} takes; it is open as long as it is there. */
export interface SingleOrderDialogProps extends Omit<ChatOrderActions, "onSaveCart"> {
  readonly product: Pick<ProductCard, "name" | "name_ar" | "part_number" | "price" | "images">;
  /** The quantity that it opens with; 1 where not given. */
  readonly initialQty?: number;
}

/** An order of one product, sent as a chat message; the quantity never goes below 1. */
export function SingleOrderDialog({ product, initialQty = 1, ...actions }: SingleOrderDialogProps) {
  const texts = useMessages("cart");
  const { locale } = useLocale();
  const [qty, setQty] = useState(initialQty);
  const name = localName(product, locale);
  const { part_number: partNumber, price } = product;
  return (
    <ChatOrderDialog
      {...actions}
      title={fill(texts.single.title, { name })}
      lines={[{ name, partNumber, price, qty }]}
    >
      <div className="flex flex-wrap items-center gap-4">
        <span className="border-line w-18 shrink-0 overflow-hidden rounded-sm border">
          <ProductPicture address={pictureAddresses(product.images)[0]} alt="" width={72} sizes="72px" />
        </span>
        <p className="grid min-w-0 grow">
          {partNumber && <span className="figures text-muted text-sm wrap-anywhere">{partNumber}</span>}
          <Price price={price} />
        </p>
        <QuantityControl
          value={qty}
          min={1}
          max={MAX_LINE_QUANTITY}
          onChange={setQty}
          labels={{
            decrease: texts.single.decrease,
            increase: texts.single.increase,
            quantity: texts.quantity,
          }}
        />
      </div>
    </ChatOrderDialog>
  );
}
