import type { ScansView, UnreadScan } from "@shop/data/dash/stock-counts/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { PRODUCT_CODE_LENGTH, MAX_COUNTED } from "@shop/domain/stock-counts/stock-count.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import X from "lucide-react/icons/x";
import { useState } from "react";

import { DashSection } from "../shared/dash-section.tsx";

interface UnreadProps extends Pick<ScansView, "onRetry" | "onDismiss"> {
  readonly scan: UnreadScan;
}

/** A code that counted nothing, with what can be done about it. */
function Unread({ scan, onRetry, onDismiss }: UnreadProps) {
  const { scan: texts } = useMessages("dashStockCounts");
  const errors = useMessages("errors");
  const { locale } = useLocale();
  const isolated = useIsolated();
  const code = isolated(scan.qty === 1 ? scan.code : `${formatCount(scan.qty)} × ${scan.code}`);
  return (
    <li className="bg-caution-soft grid gap-1 rounded-md ps-3 text-sm">
      <span className="flex items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">
          {fill(texts.unread[scan.reason], { code })}
          {scan.error !== "" && ` ${errorWords(errors, scan.error)}`}
        </span>
        <Button
          variant="quiet"
          size="icon"
          aria-label={fill(texts.dismiss, { code })}
          onClick={() => onDismiss(scan)}
        >
          <X aria-hidden className="size-4" />
        </Button>
      </span>
      {(scan.products.length > 0 || scan.reason === "failed") && (
        <span className="flex flex-wrap gap-2 pe-3 pb-2">
          {scan.products.map((product) => (
            <Button
              key={product.id}
              size="sm"
              className="max-sm:min-h-11"
              onClick={() => onRetry(scan, product.id)}
            >
              {localName(product, locale)}
            </Button>
          ))}
          {scan.reason === "failed" && (
            <Button size="sm" className="max-sm:min-h-11" onClick={() => onRetry(scan)}>
              {texts.retry}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

/** A field for a scanner or a typed part number: Enter counts the product that has the code; what counts nothing is named until it is dismissed. */
export function CountScan({ waiting, last, unread, onScan, onRetry, onDismiss }: ScansView) {
  const { scan: texts } = useMessages("dashStockCounts");
  const { locale } = useLocale();
  const [code, setCode] = useState("");
  const [qty, setQty] = useState(1);
  const counted =
    last && fill(texts.counted, { name: localName(last, locale), count: formatCount(last.counted) });
  return (
    <DashSection title={texts.title}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <Field label={texts.code} hint={texts.codeHint} className="min-w-0 grow basis-64">
            <Input
              type="text"
              dir="ltr"
              name="code"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="enter"
              maxLength={PRODUCT_CODE_LENGTH}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
                event.preventDefault();
                const text = code.trim();
                setCode("");
                if (text !== "") onScan(text, qty);
              }}
            />
          </Field>
          <div className="grid gap-1">
            <span className="font-semibold">{texts.qty}</span>
            <QuantityControl
              value={qty}
              max={MAX_COUNTED}
              labels={{
                quantity: texts.qty,
                decrease: texts.less,
                increase: texts.more,
                rejected: texts.rejected,
              }}
              onChange={setQty}
            />
          </div>
        </div>
        <output className="text-muted min-h-6">
          {waiting > 0 ? plural(locale, waiting, texts.waiting) : counted}
        </output>
        <div role="alert">
          <ul className="grid gap-1 empty:hidden">
            {unread.map((scan) => (
              <Unread key={scan.key} {...{ scan, onRetry, onDismiss }} />
            ))}
          </ul>
        </div>
      </div>
    </DashSection>
  );
}
