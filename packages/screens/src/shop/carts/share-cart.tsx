import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import Share2 from "lucide-react/icons/share-2";
import { useRef, useState } from "react";

import { focusIt } from "../../parts/focus-it.ts";

/** Props of {@link ShareCart}. */
export interface ShareCartProps {
  /** Saves the cart and resolves to the address that opens it; rejects on failure. */
  readonly onSaveCart: () => Promise<string>;
}

type Sharing =
  | { readonly status: "idle" | "pending" | "failed" }
  | { readonly status: "done"; readonly address: string; readonly copied: boolean };

/** Creates a link to the cart, copies it, and offers it to the apps of the device where the browser can. */
export function ShareCart({ onSaveCart }: ShareCartProps) {
  const texts = useMessages("carts");
  const [sharing, setSharing] = useState<Sharing>({ status: "idle" });
  const field = useRef<HTMLInputElement>(null);

  const share = async () => {
    setSharing({ status: "pending" });
    try {
      setSharing({ status: "done", address: await onSaveCart(), copied: false });
    } catch {
      setSharing({ status: "failed" });
    }
  };
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      setSharing({ status: "done", address, copied: true });
    } catch {
      // Without clipboard access (denied, or an insecure context) the address is shown selected for copying by hand.
      field.current?.focus();
    }
  };

  if (sharing.status === "done") {
    return (
      <div className="grid gap-2">
        <p className="text-muted text-sm">{texts.shareHint}</p>
        <div className="flex gap-2">
          <Input
            ref={field}
            readOnly
            dir="ltr"
            aria-label={texts.shareLink}
            value={sharing.address}
            onFocus={({ target }) => target.select()}
          />
          <Button ref={focusIt} onClick={() => void copy(sharing.address)}>
            {sharing.copied ? (
              <Check aria-hidden className="size-4" />
            ) : (
              <Copy aria-hidden className="size-4" />
            )}
            <span aria-live="polite">{sharing.copied ? texts.copied : texts.copy}</span>
          </Button>
        </div>
        {"share" in navigator && (
          <Button
            className="w-full"
            onClick={() => {
              // Rejects where the shopper closes the sheet.
              navigator.share({ url: sharing.address }).catch(() => undefined);
            }}
          >
            <Share2 aria-hidden className="size-4" />
            {texts.shareVia}
          </Button>
        )}
      </div>
    );
  }
  const pending = sharing.status === "pending";
  return (
    <div className="grid gap-1">
      <Button
        variant="quiet"
        className="w-full"
        aria-disabled={pending}
        onClick={() => {
          if (!pending) void share();
        }}
      >
        {pending ? <Spinner label={texts.sharing} /> : <Share2 aria-hidden className="size-4" />}
        {texts.share}
      </Button>
      {sharing.status === "failed" && (
        <p role="alert" className="text-negative text-center text-sm">
          {texts.shareFailed}
        </p>
      )}
    </div>
  );
}
