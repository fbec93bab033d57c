import type { KeptSalesView } from "@shop/data/dash/counter/view.ts";
import { isolated } from "@shop/domain/locale/isolated.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { amountWords } from "@shop/i18n/words/amount-words.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { Button } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { useState } from "react";

import { DashSection } from "../shared/dash-section.tsx";

const tones = { held: "neutral", waiting: "caution", refused: "negative" } as const;

interface KeptSalesProps extends Omit<KeptSalesView, "onResume"> {
  /** Whether none can be resumed, because one is being stored. */
  readonly disabled: boolean;
  readonly onResume: (id: string) => void;
}

/** The sales that this browser keeps: on hold, waiting for the network, or refused with the reason; nothing without any. */
export function KeptSales({ sales, by, disabled, onResume, onForget }: KeptSalesProps) {
  const texts = useMessages("dashCounter");
  const words = useMessages("errors");
  const { locale } = useLocale();
  const [forgetting, setForgetting] = useState<KeptSalesView["sales"][number] | null>(null);
  if (sales.length === 0) return null;
  return (
    <DashSection title={texts.kept}>
      <ul className="divide-line divide-y">
        {sales.map((sale) => {
          const { id, at, state, reason, name, lines, total } = sale;
          const time = formatTime(at, locale);
          const isOther = state === "waiting" && sale.by !== by;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 grow basis-48">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="figures font-semibold">{time}</span>
                  <bdi className="min-w-0 wrap-anywhere">{name || texts.walkIn}</bdi>
                  <Badge tone={tones[state]}>{texts.states[state]}</Badge>
                </p>
                <p className="text-muted text-sm">
                  {plural(locale, lines, texts.keptLines)}
                  {total !== null && ` · ${amountWords(total, locale)}`}
                </p>
                {reason !== "" && <p className="text-negative text-sm">{errorWords(words, reason)}</p>}
                {isOther && (
                  <p className="text-sm wrap-anywhere">
                    {fill(texts.otherPerson, { person: isolated(sale.by, locale) })}
                  </p>
                )}
              </div>
              <div className="flex flex-wrap gap-2">
                {state !== "waiting" && (
                  <Button
                    aria-label={fill(texts.resumeOf, { time })}
                    disabled={disabled}
                    onClick={() => onResume(id)}
                  >
                    {texts.resume}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  aria-label={fill(texts.forgetOf, { time })}
                  onClick={() => setForgetting(sale)}
                >
                  {texts.forget}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={forgetting !== null}
        onOpenChange={() => setForgetting(null)}
        title={texts.forgetTitle}
        message={texts.forgetText}
        confirmLabel={texts.forget}
        cancelLabel={texts.keepIt}
        tone="danger"
        onConfirm={() => {
          if (forgetting) onForget(forgetting.id);
          setForgetting(null);
        }}
      />
    </DashSection>
  );
}
