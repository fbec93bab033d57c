import type { Figures } from "@shop/contract/figures/endpoints.ts";
import { formatMonth, formatShopDay, formatShortDay } from "@shop/i18n/format-date.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";

import { countText, sumText } from "../overview/sum-text.ts";

type Step = Figures["steps"][number];

const dayOf = (from: string): string => `${from}T12:00:00Z`;

const legendText = (name: string) => <span className="text-ink">{name}</span>;

/** The values of the day or month that is pointed at. */
function StepTooltip({
  steps,
  isMonthly,
  active = false,
  label,
}: Pick<StepsChartProps, "steps" | "isMonthly"> & { readonly active?: boolean; readonly label?: string }) {
  const { earlier } = useMessages("dashFigures");
  const { orders } = useMessages("dashOverview").sales;
  const { locale, direction } = useLocale();
  const shown = active ? steps.find(({ from }) => from === label) : undefined;
  return (
    shown && (
      <div dir={direction} className="border-line bg-surface text-ink rounded-md border p-2 text-sm shadow">
        <p className="font-semibold">
          {isMonthly ? formatMonth(dayOf(shown.from), locale) : formatShopDay(shown.from, locale)}
        </p>
        <p className="figures">{sumText(shown.sales)}</p>
        <p>{plural(locale, shown.orders, orders)}</p>
        <p className="text-muted">
          {earlier}: <bdi className="figures">{sumText(shown.before)}</bdi>
        </p>
      </div>
    )
  );
}

export interface StepsChartProps {
  /** The days or months, the earliest first. */
  readonly steps: readonly Step[];
  /** Whether they are months. */
  readonly isMonthly: boolean;
  /** Called with the day or month of a bar that is clicked; null where bars lead nowhere. */
  readonly onOpen: ((step: Step) => void) | null;
}

/** The sales of days or months as bars, those of the period before as a line, in the direction of reading. */
export function StepsChart({ steps, isMonthly, onOpen }: StepsChartProps) {
  const texts = useMessages("dashFigures");
  const { locale, direction } = useLocale();
  const data = steps.map(({ from, sales, before }) => ({
    from,
    now: Number(sales),
    earlier: Number(before),
  }));
  const isRtl = direction === "rtl";
  return (
    // The axes are reversed instead of the text, whose anchors would turn round.
    <div dir="ltr" className="text-muted overflow-hidden text-sm">
      <ComposedChart
        responsive
        data={data}
        accessibilityLayer
        style={{ width: "100%", height: "18rem" }}
        margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="from"
          reversed={isRtl}
          interval="preserveStartEnd"
          minTickGap={24}
          tickLine={false}
          stroke="var(--line-strong)"
          tick={{ fill: "var(--muted)" }}
          tickFormatter={(from: string) =>
            // Isolated, since the chart itself reads from left to right.
            `${isRtl ? "\u2067" : "\u2066"}${(isMonthly ? formatMonth : formatShortDay)(dayOf(from), locale)}\u2069`
          }
        />
        <YAxis
          orientation={isRtl ? "right" : "left"}
          width="auto"
          tickLine={false}
          axisLine={false}
          tick={{ fill: "var(--muted)" }}
          tickFormatter={(value: number) => countText(Math.round(value))}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--sunken)" }}
          // Recharts gives it what is pointed at.
          content={<StepTooltip steps={steps} isMonthly={isMonthly} />}
        />
        {/* Bars below 0 hang from this line; where there are none, the axis lies on it. */}
        {data.some(({ now, earlier }) => now < 0 || earlier < 0) && (
          <ReferenceLine y={0} stroke="var(--line-strong)" />
        )}
        <Legend formatter={legendText} />
        <Bar
          dataKey="now"
          name={texts.now}
          fill="var(--signal-strong)"
          stroke="var(--line-strong)"
          maxBarSize={48}
          isAnimationActive={false}
          {...(onOpen && { className: "cursor-pointer" })}
          onClick={(_, at) => {
            const step = steps[at];
            if (step) onOpen?.(step);
          }}
        />
        <Line
          dataKey="earlier"
          name={texts.earlier}
          stroke="var(--muted)"
          strokeWidth={2}
          strokeDasharray="4 4"
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </div>
  );
}
