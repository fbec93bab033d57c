import { useFiguresModel } from "@shop/data/dash/figures/use-figures-model.ts";
import { isFigureRange } from "@shop/domain/figures/figures.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { FiguresScreen } from "@shop/screens/dash/figures/figures-screen.tsx";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { figureParamsOf } from "./figure-params.ts";

/** The page of figures; period and breakdown stand in its address, the last 30 days by channel by default. */
export function DashFiguresPage() {
  const { title } = useMessages("dashFigures");
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => Date.now());
  const { range, period, by } = figureParamsOf(params, now);
  // Days that are no period are shown with the reason, beside the figures of the last ones that were.
  const [asked, setAsked] = useState(range);
  if (isFigureRange(range) && (asked.from !== range.from || asked.to !== range.to)) setAsked(range);
  const change = (values: Readonly<Record<string, string>>, gone: readonly string[] = []): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of gone) next.delete(name);
        for (const [name, value] of Object.entries(values)) next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead title={title} description={title} />
      <FiguresScreen
        {...useFiguresModel({ ...asked, by })}
        range={range}
        period={period}
        by={by}
        onPeriod={(chosen) => change({ period: chosen }, ["from", "to"])}
        onRange={(days) => change({ from: days.from, to: days.to }, ["period"])}
        onBy={(chosen) => change({ by: chosen })}
        onOpen={(address) => void navigate(address)}
      />
    </>
  );
}
