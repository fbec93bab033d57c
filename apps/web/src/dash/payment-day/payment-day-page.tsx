import { usePaymentDayModel } from "@shop/data/dash/payment-day/use-payment-day-model.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { PaymentDayScreen } from "@shop/screens/dash/payment-day/payment-day-screen.tsx";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

/** The page of the payments of a day, which stands in its address; today by default. */
export function DashPaymentDayPage() {
  const { title } = useMessages("dashPaymentDay");
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => shopDayOf(Date.now()));
  const given = params.get("day") ?? "";
  const day = DAY.test(given) ? given : today;
  return (
    <>
      <PageHead title={title} description={title} />
      <PaymentDayScreen
        {...usePaymentDayModel(day)}
        day={day}
        onDay={(next) => setParams(next === today ? {} : { day: next }, { replace: true })}
      />
    </>
  );
}
