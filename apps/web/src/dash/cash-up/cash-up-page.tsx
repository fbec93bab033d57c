import { useCashUpModel } from "@shop/data/dash/cash-up/use-cash-up-model.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { CashUpScreen } from "@shop/screens/dash/cash-up/cash-up-screen.tsx";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useRemembered } from "../../storage/use-remembered.ts";
import { counterBranch } from "../counter/counter-stores.ts";

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

/** The page of the payments of a day, which stands in its address; today by default. */
export function DashCashUpPage() {
  const { title } = useMessages("dashCashUp");
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => shopDayOf(Date.now()));
  const given = params.get("day") ?? "";
  const day = DAY.test(given) ? given : today;
  const model = useCashUpModel(day);
  const branch = useRemembered(counterBranch);
  return (
    <>
      <PageHead title={title} description={title} />
      <CashUpScreen
        {...model}
        branch={model.branches.find(({ en }) => en === branch) ?? null}
        onBranch={(chosen) => counterBranch.write(chosen?.en ?? null)}
        day={day}
        onDay={(next) => setParams(next === today ? {} : { day: next }, { replace: true })}
      />
    </>
  );
}
