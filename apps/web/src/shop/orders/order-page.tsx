import { shopAddresses } from "@shop/contract/addresses.ts";
import { addressOf } from "@shop/contract/endpoint.ts";
import { useOrderPageModel } from "@shop/data/shop/orders/use-order-page-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { OrderPageScreen } from "@shop/screens/shop/orders/order-page-screen.tsx";
import { useNavigate } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useHashToken } from "../../shell/use-hash-token.ts";
import { useAddLines } from "../carts/use-add-lines.ts";
import { checkoutDraft } from "../checkout/checkout-draft.ts";
import { NoscriptNotice } from "../shell/noscript-notice.tsx";
import { saveFile } from "./save-file.ts";

/** The page of one order. The token stands behind the hash sign, so the server's page is the same for every order. */
export function OrderPage() {
  const { page: texts } = useMessages("orders");
  const token = useHashToken();
  const addLines = useAddLines();
  const navigate = useNavigate();
  const model = useOrderPageModel({
    token,
    onPaper: (paper, number) => saveFile(paper, `${formatOrderNumber(number)}.pdf`),
    onRepeated: ({ lines, missing, company }) => {
      if (lines.length > 0) {
        addLines(lines);
        if (company) checkoutDraft.save({ ...checkoutDraft.read(), ...company });
      }
      // What is missing is read here first.
      if (missing.length === 0) void navigate(pages.cart);
    },
  });
  return (
    <>
      <PageHead title={texts.title} description={texts.hint} />
      <NoscriptNotice />
      <OrderPageScreen
        {...model}
        shop={useShop()}
        proofPicture={(id) => (token ? addressOf(shopAddresses.readOwnProofPicture, { token, id }) : "")}
        quotationPaper={token ? addressOf(shopAddresses.readOwnQuotation, { token }) : ""}
        invoice={token ? addressOf(shopAddresses.readOwnInvoice, { token }) : ""}
      />
    </>
  );
}
