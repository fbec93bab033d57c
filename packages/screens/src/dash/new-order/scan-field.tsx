import type { NewOrderView } from "@shop/data/dash/orders/new-order-view.ts";
import type { OrderableProduct } from "@shop/data/dash/products/product-search-view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { isOrderNumber } from "@shop/domain/orders/order-number.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import X from "lucide-react/icons/x";
import { useState } from "react";

export interface ScanFieldProps extends Pick<NewOrderView, "onLookUp" | "onReadList"> {
  /** What is wrong with the lines as a whole; undefined for nothing. */
  readonly error?: string | undefined;
  /** Disables the field while the order is being stored. */
  readonly disabled: boolean;
  /** Called with the only product that has the code and the units that it names, and with those of a pasted list. */
  readonly onAdd: (product: OrderableProduct, qty: number) => void;
  /** Opens the order whose number a code is, where no product has it; false where there is none. Codes of orders are not read without it. */
  readonly onReceipt?: ((code: string) => Promise<boolean>) | undefined;
  /** Called by Enter in the empty field. */
  readonly onEmpty?: (() => void) | undefined;
}

/** Why a code added nothing. */
interface Unread {
  readonly code: string;
  readonly reason: "none" | "several" | "failed" | "unsure" | "leftOut" | "listFailed";
}

/**
 * A field for a scanner, a typed part number or a pasted list: Enter adds the product that has the code, a list those that its lines mean without
 * a doubt. What adds nothing is named until it is dismissed.
 */
export function ScanField({
  error,
  disabled,
  onLookUp,
  onReadList,
  onAdd,
  onReceipt,
  onEmpty,
}: ScanFieldProps) {
  const { taken: texts } = useMessages("dashOrders");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const [code, setCode] = useState("");
  const [added, setAdded] = useState("");
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const report = (one: Unread) =>
    setUnread((before) => [one, ...before.filter((other) => other.code !== one.code)]);
  const look = async (text: string) => {
    try {
      const found = await onLookUp(text);
      const [scanned] = found;
      if (!scanned) {
        if (!onReceipt || !isOrderNumber(text) || !(await onReceipt(text)))
          report({ code: text, reason: "none" });
      } else if (found.length > 1) report({ code: text, reason: "several" });
      else {
        const { product, qty } = scanned;
        onAdd(product, qty);
        const name = localName(product, locale);
        setAdded(
          qty === 1
            ? fill(texts.added, { name })
            : fill(texts.addedPack, { name, count: isolated(formatCount(qty)) }),
        );
        setUnread((before) => before.filter((other) => other.code !== text));
      }
    } catch {
      report({ code: text, reason: "failed" });
    }
  };
  const readList = async (list: string) => {
    setAdded(texts.readingList);
    try {
      const { found, unread: unsure, leftOut } = await onReadList(list);
      for (const { product, qty } of found) onAdd(product, qty);
      setAdded(plural(locale, found.length, texts.addedOfList));
      if (leftOut > 0) report({ code: formatCount(leftOut), reason: "leftOut" });
      for (const { text, qty } of unsure.toReversed())
        report({ code: `${formatCount(qty)} × ${text}`, reason: "unsure" });
    } catch {
      setAdded("");
      report({ code: list.split("\n", 1)[0] ?? "", reason: "listFailed" });
    }
  };
  return (
    <div className="grid gap-2">
      <Field label={texts.scan} hint={texts.scanHint} error={error}>
        <Input
          type="text"
          dir="ltr"
          name="scan"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="enter"
          data-focus-first
          maxLength={80}
          disabled={disabled}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          onPaste={(event) => {
            const list = event.clipboardData.getData("text/plain").trim();
            // One code is typed as it is; the field itself would join the lines of a list.
            if (!list.includes("\n")) return;
            event.preventDefault();
            void readList(list);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
            // Enter at the end of a scanned code does not send the form.
            event.preventDefault();
            const text = code.trim();
            setCode("");
            if (text === "") onEmpty?.();
            else void look(text);
          }}
        />
      </Field>
      <output className="text-muted flex items-center gap-2 text-sm empty:hidden">
        {added && (
          <>
            <ScanBarcode aria-hidden className="size-4 shrink-0" />
            <span>{added}</span>
          </>
        )}
      </output>
      <div role="alert">
        <ul className="grid gap-1 empty:hidden">
          {unread.map(({ code: text, reason }) => (
            <li
              key={text}
              className="bg-caution-soft flex items-center justify-between gap-2 rounded-md ps-3 text-sm"
            >
              <span className="wrap-anywhere">{fill(texts.unread[reason], { code: text })}</span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={fill(texts.dismiss, { code: text })}
                onClick={() => setUnread(unread.filter((other) => other.code !== text))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
