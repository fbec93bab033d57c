import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import Share2 from "lucide-react/icons/share-2";
import { useRef, useState } from "react";

import { focusIt } from "./focus-it.ts";

/** What was kept: the address that opens it, and files of it. */
export interface SavedLink {
  readonly address: string;
  /** Files to download, with their labels; none by default. */
  readonly files?: readonly { readonly href: string; readonly label: string }[];
}

export interface ShareLinkProps {
  /** Keeps what is shared and resolves to its link; rejects on failure. */
  readonly onSave: () => Promise<SavedLink>;
  readonly texts: {
    /** Label of the button. */
    readonly share: string;
    /** What it says while the link is made. */
    readonly sharing: string;
    readonly shareFailed: string;
    /** Label of the field with the address. */
    readonly shareLink: string;
    /** What the link is for. */
    readonly shareHint: string;
  };
}

type Sharing =
  | { readonly status: "idle" | "pending" | "failed" }
  | { readonly status: "done"; readonly link: SavedLink; readonly copied: boolean };

/** Keeps something under a link, copies it, and offers it to the apps of the device where the browser can. */
export function ShareLink({ onSave, texts }: ShareLinkProps) {
  const { copy: copyText, copied, shareVia } = useMessages("common");
  const [sharing, setSharing] = useState<Sharing>({ status: "idle" });
  const field = useRef<HTMLInputElement>(null);

  const share = async () => {
    setSharing({ status: "pending" });
    try {
      setSharing({ status: "done", link: await onSave(), copied: false });
    } catch {
      setSharing({ status: "failed" });
    }
  };
  const copy = async (link: SavedLink) => {
    try {
      await navigator.clipboard.writeText(link.address);
      setSharing({ status: "done", link, copied: true });
    } catch {
      // Without clipboard access (denied, or an insecure context) the address is shown selected for copying by hand.
      field.current?.focus();
    }
  };

  if (sharing.status === "done") {
    const { link } = sharing;
    return (
      <div className="grid gap-2">
        <p className="text-muted text-sm">{texts.shareHint}</p>
        <div className="flex gap-2">
          <Input
            ref={field}
            readOnly
            dir="ltr"
            aria-label={texts.shareLink}
            value={link.address}
            onFocus={({ target }) => target.select()}
          />
          <Button ref={focusIt} onClick={() => void copy(link)}>
            {sharing.copied ? (
              <Check aria-hidden className="size-4" />
            ) : (
              <Copy aria-hidden className="size-4" />
            )}
            <span aria-live="polite">{sharing.copied ? copied : copyText}</span>
          </Button>
        </div>
        {"share" in navigator && (
          <Button
            className="w-full"
            onClick={() => {
              // Rejects where the shopper closes the sheet.
              navigator.share({ url: link.address }).catch(() => undefined);
            }}
          >
            <Share2 aria-hidden className="size-4" />
            {shareVia}
          </Button>
        )}
        {link.files && (
          <p className="flex flex-wrap gap-x-4">
            {link.files.map(({ href, label }) => (
              <a
                key={href}
                href={href}
                download
                className="inline-flex min-h-11 items-center underline underline-offset-2"
              >
                {label}
              </a>
            ))}
          </p>
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
