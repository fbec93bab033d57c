import type { Notify } from "@shop/domain/notices.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Link } from "@shop/ui/link.tsx";

import { ProductsLink } from "../../shared/product/products-link.tsx";

export interface EmptyCartProps {
  /** Shows the notice 'cartIsEmpty' when the order button is pressed. */
  readonly onNotice: Notify;
}

/** Empty state of the cart with a link to the products; ordering it is refused. */
export function EmptyCart({ onNotice }: EmptyCartProps) {
  const texts = useMessages("carts");
  return (
    <EmptyState
      heading="h2"
      title={texts.empty}
      text={texts.emptyHint}
      action={
        <>
          <ProductsLink>{texts.browse}</ProductsLink>
          <Link href={pages.partsList} className={buttonClasses({ size: "lg" })}>
            {texts.fromList}
          </Link>
          <Button size="lg" onClick={() => onNotice("cartIsEmpty")}>
            {texts.order}
          </Button>
        </>
      }
    />
  );
}
