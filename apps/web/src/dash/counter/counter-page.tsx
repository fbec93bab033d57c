import { adminAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { useApi } from "@shop/data/api-context.tsx";
import { adminQuery } from "@shop/data/dash/admins/session.ts";
import { useCounterModel } from "@shop/data/dash/counter/use-counter-model.ts";
import { type Sales, useSales } from "@shop/data/dash/counter/use-sales.ts";
import { counterPapers } from "@shop/data/dash/counter/view.ts";
import { dashPathOf } from "@shop/domain/site/dash-pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { CounterScreen } from "@shop/screens/dash/counter/counter-screen.tsx";
import { useNotify } from "@shop/screens/shared/page/use-notify.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useRemembered } from "../../storage/use-remembered.ts";
import { counterBranch, counterPaper, counterStores } from "./counter-stores.ts";
import { loadSendKeptSales } from "./load-send-kept-sales.ts";

const papers = { receipt: adminAddresses.readReceipt, invoice: adminAddresses.readInvoice };

/** One sale. */
function Sale({ sales }: { readonly sales: Sales }) {
  const navigate = useNavigate();
  const storedPaper = useRemembered(counterPaper);
  const paper = counterPapers.find((one) => one === storedPaper) ?? "none";
  const branch = useRemembered(counterBranch);
  const view = useCounterModel(counterStores.codes, sales, {
    onSold: ({ id }) => {
      if (paper !== "none") window.open(addressOf(papers[paper], { id }), "_blank", "noreferrer");
    },
    onReturn: (orderId) => void navigate(`${dashPathOf.order(orderId)}?return`),
  });
  return (
    <CounterScreen
      view={view}
      branch={view.branches.find(({ en }) => en === branch) ?? null}
      onBranch={(chosen) => counterBranch.write(chosen?.en ?? null)}
      paper={paper}
      onPaper={counterPaper.write}
      draft={counterStores.form}
      linesDraft={counterStores.lines}
    />
  );
}

/** The counter. */
export function DashCounterPage() {
  const { title } = useMessages("dashCounter");
  const by = useQuery(adminQuery(useApi())).data?.email ?? "";
  const notify = useNotify();
  const sales = useSales(counterStores, by, () => notify("saveFailed"));
  useEffect(() => void loadSendKeptSales(), []);
  return (
    <>
      <PageHead title={title} description={title} />
      <Sale key={sales.round} sales={sales} />
    </>
  );
}
