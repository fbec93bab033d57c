import type { FollowedOrder } from "@shop/contract/orders/order.ts";
import { orderStates } from "@shop/domain/orders/order-state.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { cn } from "@shop/ui/cn.ts";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";

import { LocalText } from "../../shared/local-text.tsx";

export interface OrderStepsProps {
  /** The states that the order has come through, the oldest first. */
  readonly steps: FollowedOrder["steps"];
}

/** The states that an order has come through with their times, and those to come. */
export function OrderSteps({ steps }: OrderStepsProps) {
  const { states, page: texts } = useMessages("orders");
  const { locale } = useLocale();
  const current = steps.at(-1)?.state ?? "received";
  const isOver = current === "cancelled";
  const toCome = isOver
    ? []
    : orderStates.slice(orderStates.indexOf(current) + 1).filter((state) => state !== "cancelled");
  return (
    <ol aria-label={texts.steps} className="flex flex-col lg:flex-row">
      {[...steps, ...toCome.map((state) => ({ state, at: null, note: "" }))].map(({ state, at, note }) => {
        const Icon = state === "cancelled" ? X : Check;
        return (
          <li
            key={state}
            aria-current={state === current ? "step" : undefined}
            className="group grid min-w-0 grow basis-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 lg:grid-cols-1"
          >
            <span className="flex flex-col items-center gap-1 lg:flex-row lg:gap-0">
              <span
                className={cn(
                  "grid size-6 shrink-0 place-items-center rounded-full border",
                  at === null && "border-line-strong",
                  at !== null && "border-current",
                  at !== null && (state === "cancelled" ? "text-negative" : "text-positive"),
                )}
              >
                {at !== null && <Icon aria-hidden className="size-4" />}
              </span>
              <span
                className={cn(
                  "min-h-3 w-px grow group-last:hidden lg:mx-2 lg:h-px lg:min-h-0",
                  at === null || state === current ? "bg-line-strong" : "bg-positive",
                )}
              />
            </span>
            <span className={cn("min-w-0 pb-4 lg:pe-4 lg:pt-2 lg:pb-0", at === null && "text-muted")}>
              <span
                className={cn("block leading-6 first-letter:uppercase", state === current && "font-semibold")}
              >
                {states[state]}
                {at === null && <span className="sr-only"> ({texts.toCome})</span>}
              </span>
              {at !== null && (
                <time dateTime={at} className="text-muted block text-sm">
                  {formatDay(at, locale)} · {formatTime(at, locale)}
                </time>
              )}
              {note && (
                <span className="mt-1 block text-sm wrap-anywhere whitespace-pre-line">
                  <LocalText text={note} />
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
