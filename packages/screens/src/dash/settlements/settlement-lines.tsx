import type { SettlementView } from "@shop/data/dash/settlements/view.ts";
import type {
  SettlementOutcome,
  SettlementPlan,
  PlannedLine,
} from "@shop/domain/settlements/plan-settlement.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { useState } from "react";

import { DashSection } from "../shared/dash-section.tsx";
import { SettlementLine, type SettlementLineProps } from "./settlement-line.tsx";

/** Outcomes in the order in which they need a person. */
const order: readonly SettlementOutcome[] = [
  "several",
  "unknown",
  "faulty",
  "less",
  "more",
  "state",
  "paid",
  "recorded",
  "twice",
  "exact",
];

/** Lines of an outcome that are shown at first. */
const SHOWN = 50;

interface GroupProps extends Omit<SettlementLineProps, "planned"> {
  readonly outcome: SettlementOutcome;
  readonly lines: readonly PlannedLine[];
}

function Group({ outcome, lines, ...line }: GroupProps) {
  const { lines: texts } = useMessages("dashSettlement");
  const { locale } = useLocale();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? lines : lines.slice(0, SHOWN);
  return (
    <details open className="border-line mt-3 border-t pt-1">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold sm:min-h-9 sm:py-1.5">
        {fill(texts.groups[outcome], { count: formatCount(lines.length) })}
      </summary>
      <ul className="divide-line divide-y">
        {shown.map((planned) => (
          <SettlementLine key={planned.line.line} planned={planned} {...line} />
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button className="mt-2 max-sm:w-full" onClick={() => setAll(true)}>
          {plural(locale, lines.length - shown.length, texts.more)}
        </Button>
      )}
    </details>
  );
}

export interface SettlementLinesProps extends Pick<SettlementView, "onChoose" | "onTake"> {
  /** What is booked of the sheet. */
  readonly plan: SettlementPlan;
  /** Whether nothing can be chosen, because the plan is being booked. */
  readonly disabled: boolean;
}

/** The lines of a sheet by what they come to; those that need a person come first. */
export function SettlementLines({ plan, ...rest }: SettlementLinesProps) {
  const { lines: texts } = useMessages("dashSettlement");
  const groups = Map.groupBy(plan.lines, ({ outcome }) => outcome);
  return (
    <DashSection title={texts.title}>
      {plan.lines.length === 0 && <p className="text-muted">{texts.empty}</p>}
      {order.map((outcome) => {
        const lines = groups.get(outcome);
        return lines && <Group key={outcome} {...{ outcome, lines }} {...rest} />;
      })}
    </DashSection>
  );
}
