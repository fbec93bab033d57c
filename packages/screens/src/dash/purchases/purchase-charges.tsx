import type { Purchase } from "@shop/contract/purchases/purchase.ts";
import type { PurchaseChargesView } from "@shop/data/dash/purchases/view.ts";
import { storedPrice } from "@shop/domain/money/typed-price.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button } from "@shop/ui/button.tsx";
import { Field } from "@shop/ui/field.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { useState } from "react";

import { FormFailure } from "../../form/form-failure.tsx";

export interface PurchaseChargesProps extends PurchaseChargesView {
  /** The order with the stored freight and duty. */
  readonly order: Pick<Purchase, "freight" | "duty">;
}

const names = ["freight", "duty"] as const;

/** Freight and duty of an order, each '' for none; those that somebody else has stored while these were entered are shown before they are replaced. */
export function PurchaseCharges({ order: { freight, duty }, charging, onCharges }: PurchaseChargesProps) {
  const { charges: texts } = useMessages("dashPurchases");
  const errors = useMessages("errors");
  const stored = { freight, duty };
  /** What is entered and not stored, with what it was entered in place of. */
  const [entered, setEntered] = useState<
    { readonly [N in (typeof names)[number]]?: string } & { readonly before: typeof stored }
  >({ before: stored });
  const textOf = (name: (typeof names)[number]): string => entered[name] ?? stored[name] ?? "";
  const isBad = (name: (typeof names)[number]): boolean =>
    textOf(name).trim() !== "" && !/[1-9]/.test(storedPrice(textOf(name)) ?? "");
  const isChanged = names.some((name) => (storedPrice(textOf(name)) ?? null) !== stored[name]);
  const isOther = names.some((name) => entered.before[name] !== stored[name]);
  if (isOther && !isChanged) setEntered({ before: stored });
  const isConflict = isOther && isChanged;
  const isPending = charging.status === "pending";
  const maySave = isChanged && !isConflict && !names.some(isBad) && !isPending;
  const failure = charging.status === "failed" && charging.error !== "edit_conflict" ? charging.error : null;
  return (
    <section className="border-line bg-surface rounded-md border p-4">
      <form
        className="grid gap-3"
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (maySave) onCharges({ freight: textOf("freight").trim(), duty: textOf("duty").trim() }, stored);
        }}
      >
        <h2 className="font-semibold">{texts.title}</h2>
        <p className="text-muted text-sm">{texts.hint}</p>
        <div className="flex flex-wrap gap-3">
          {names.map((name) => (
            <Field
              key={name}
              label={texts[name]}
              error={isBad(name) ? errorWords(errors, "bad_price") : undefined}
            >
              <Input
                type="text"
                inputMode="decimal"
                dir="ltr"
                autoComplete="off"
                value={textOf(name)}
                onChange={({ target }) =>
                  setEntered((last) => ({
                    ...last,
                    before: isChanged ? last.before : stored,
                    [name]: target.value,
                  }))
                }
              />
            </Field>
          ))}
        </div>
        {isConflict && (
          <div role="alert" className="bg-caution-soft grid gap-2 rounded-md p-3 text-sm">
            <p>{texts.conflict}</p>
            <p className="font-semibold">
              {names.map((name) => `${texts[name]}: ${stored[name] ?? "–"}`).join(" · ")}
            </p>
            <Button
              size="sm"
              className="justify-self-start max-sm:min-h-11"
              onClick={() => setEntered({ before: stored })}
            >
              {texts.takeTheirs}
            </Button>
          </div>
        )}
        {failure !== null && <FormFailure>{errorWords(errors, failure)}</FormFailure>}
        <Button type="submit" aria-disabled={!maySave} className="justify-self-start">
          {isPending ? <Spinner label={texts.saving} showLabel /> : texts.save}
        </Button>
      </form>
    </section>
  );
}
