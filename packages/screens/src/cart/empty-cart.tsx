import type { Notify } from "@shop/contract/notices.ts";
import { pages } from "@shop/contract/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Link } from "@shop/ui/link.tsx";

/** What an {@link EmptyCart} takes. */
export interface EmptyCartProps {
  readonly onNotice: Notify;
}

/** An empty cart: it says so, leads to the products, and refuses to be ordered. */
export function EmptyCart({ onNotice }: EmptyCartProps) {
  const texts = useMessages("cart");
  return (
    <EmptyState
      heading="h2"
      title={texts.empty}
      text={texts.emptyHint}
      action={
        <>
          <Link href={pages.products} className={buttonClasses({ variant: "signal", size: "lg" })}>
            {texts.browse}
          </Link>
          <Button size="lg" onClick={() => onNotice("cartIsEmpty")}>
            {texts.order}
          </Button>
        </>
      }
    />
  );
}
