import type { PurchaseAddView } from "@shop/data/dash/purchases/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { MAX_PURCHASE_QTY } from "@shop/domain/purchases/purchase-order.ts";
import { PRODUCT_CODE_LENGTH } from "@shop/domain/stock-counts/stock-count.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { QuantityControl } from "@shop/ui/quantity-control.tsx";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";
import { DashSection } from "../shared/dash-section.tsx";

/** What became of the last product that was added. */
function Added({ added, onAdd }: Pick<PurchaseAddView, "added" | "onAdd">) {
  const { add: texts } = useMessages("dashPurchases");
  const { locale } = useLocale();
  const isolated = useIsolated();
  if (!added) return null;
  const { outcome, code, qty, products } = added;
  return (
    <>
      <p className={`wrap-anywhere ${outcome === "set" ? "text-positive" : "text-negative"}`}>
        {fill(texts[outcome], { code: isolated(code) })}
      </p>
      <span className="flex flex-wrap gap-2 empty:hidden">
        {products.map((product) => (
          <Button
            key={product.id}
            size="sm"
            className="max-sm:min-h-11"
            onClick={() => onAdd(code, qty, product.id)}
          >
            {localName(product, locale)}
          </Button>
        ))}
      </span>
    </>
  );
}

/** Adds products to a draft by their codes. */
export function PurchaseAdd({ adding, added, onAdd }: PurchaseAddView) {
  const { add: texts, lines } = useMessages("dashPurchases");
  const errors = useMessages("errors");
  const [code, setCode] = useState("");
  const [qty, setQty] = useState(1);
  const isPending = adding.status === "pending";
  return (
    <DashSection title={texts.title}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const text = code.trim();
          if (isPending || text === "") return;
          onAdd(text, qty);
          setCode("");
        }}
      >
        <Field label={texts.code} className="min-w-0 grow basis-64">
          <Input
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={PRODUCT_CODE_LENGTH}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <div className="grid gap-1">
          <span className="font-semibold">{texts.qty}</span>
          <QuantityControl
            value={qty}
            max={MAX_PURCHASE_QTY}
            labels={{
              quantity: texts.qty,
              decrease: fill(lines.less, { name: texts.qty }),
              increase: fill(lines.more, { name: texts.qty }),
              rejected: lines.rejected,
            }}
            onChange={setQty}
          />
        </div>
        <Button type="submit" aria-disabled={isPending || undefined}>
          {texts.submit}
        </Button>
      </form>
      <output className="mt-3 grid gap-2 empty:hidden">
        {adding.status === "idle" && <Added {...{ added, onAdd }} />}
      </output>
      {adding.status === "failed" && (
        <FormFailure>
          {`${texts.failed} ${adding.error === "too_large" ? texts.tooMany : adding.error === "bad_value" ? texts.notPacks : errorWords(errors, adding.error)}`}
        </FormFailure>
      )}
    </DashSection>
  );
}
