import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import Check from "lucide-react/icons/check";
import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";

export interface ShareProductProps {
  readonly productId: number;
  /** The product's localized name. */
  readonly name: string;
}

/** Offers the product's address to the apps of the device; a browser that cannot copies it. Hidden without scripts. */
export function ShareProduct({ productId, name }: ShareProductProps) {
  const { share: label, copiedLink } = useMessages("productPage");
  const { locale } = useLocale();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = new URL(localAddress(pages.product(productId), locale), location.origin).href;
    const { clipboard } = navigator;
    try {
      if ("share" in navigator) await navigator.share({ title: name, url });
      else {
        await clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // The shopper closed the sheet, or copying is denied: the browser's own bar has the address.
    }
  };
  const Icon = copied ? Check : Share2;
  return (
    <Button
      variant="quiet"
      className="text-muted -mx-3 px-3 text-sm noscript:hidden"
      onClick={() => void share()}
    >
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{copied ? copiedLink : label}</span>
    </Button>
  );
}
