import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";

/** Copies a part number; hidden without scripts. */
export function CopyNumber({ number }: { readonly number: string }) {
  const { copyNumber, copied: done } = useMessages("productPage");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(true);
    } catch {
      // Without clipboard access (denied, or an insecure context) the number is selected by hand.
    }
  };
  return (
    <Button
      variant="quiet"
      size="icon"
      className="-my-3 align-middle noscript:hidden"
      aria-label={fill(copyNumber, { number })}
      onClick={() => void copy()}
    >
      {copied ? (
        <Check aria-hidden className="text-positive size-4" />
      ) : (
        <Copy aria-hidden className="text-muted size-4" />
      )}
      <output className="sr-only">{copied && done}</output>
    </Button>
  );
}
