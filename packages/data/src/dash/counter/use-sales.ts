import { useState } from "react";

import type { DraftStore } from "../../draft-view.ts";
import { forgetSale, type KeptSale, keepSale, type TextStore } from "./kept-sales.ts";
import { useKeptSales } from "./use-kept-sales.ts";
import type { DoneSale, SaleSummary } from "./view.ts";

/** Where a browser keeps what the counter has entered; pass stable stores. */
export interface CounterStores {
  /** Sales that are on hold, wait to be sent, or were refused. */
  readonly kept: TextStore;
  /** What codes name, for minutes without a network. */
  readonly codes: TextStore;
  /** What is entered of the buyer and the payment. */
  readonly form: DraftStore;
  readonly lines: DraftStore;
}

/** The sales of a counter, one after another. */
export interface Sales {
  /** Counts the sales that have begun: the form of each is one of its own. */
  readonly round: number;
  /** The sale that was made before; null for none. */
  readonly done: DoneSale | null;
  readonly kept: readonly KeptSale[];
  /** Mail address of the administrator who sells. */
  readonly by: string;
  /** Keeps the sale that is entered; false where the browser has no space for it. */
  readonly onKeep: (sale: Pick<KeptSale, "id" | "state" | "body">, summary: SaleSummary) => boolean;
  /** Begins the next sale after one was made; null after one was held. */
  readonly onNext: (done: DoneSale | null) => void;
  /** Resumes a kept sale in the place of the one that is entered. */
  readonly onResume: (id: string) => void;
  readonly onForget: (id: string) => void;
}

/** The sales of a counter; `onFull` is called where the browser has no space to keep one. */
export function useSales({ kept: store, form, lines }: CounterStores, by: string, onFull: () => void): Sales {
  const kept = useKeptSales(store);
  const [{ round, done }, setRound] = useState<Pick<Sales, "round" | "done">>({ round: 0, done: null });
  const begin = (drafts: KeptSale["drafts"], last: DoneSale | null): void => {
    form.write(drafts.form ?? null);
    lines.write(drafts.lines ?? null);
    setRound({ round: round + 1, done: last });
  };
  return {
    round,
    done,
    kept,
    by,
    onKeep: (sale, { name, lines: count, total }) => {
      const drafts = { form: form.read(), lines: lines.read() };
      const at = new Date().toISOString();
      const isKept = keepSale(store, { ...sale, at, by, reason: "", name, lines: count, total, drafts });
      if (!isKept) onFull();
      return isKept;
    },
    onNext: (last) => begin({}, last),
    onResume: (id) => {
      const sale = kept.find((one) => one.id === id);
      if (!sale) return;
      forgetSale(store, id);
      begin(sale.drafts, null);
    },
    onForget: (id) => forgetSale(store, id),
  };
}
