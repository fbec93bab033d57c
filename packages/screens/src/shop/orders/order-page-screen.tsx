import type { FollowedOrder } from "@shop/contract/orders/order.ts";
import type { OrderPageView } from "@shop/data/shop/orders/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { formatOrderNumber } from "@shop/domain/orders/order-number.ts";
import { isQuoted, isSale } from "@shop/domain/orders/order-state.ts";
import { pages } from "@shop/domain/site/pages.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { daysWords } from "@shop/i18n/words/delivery-words.ts";
import { errorWords } from "@shop/i18n/words/error-words.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { ConfirmDialog } from "@shop/ui/dialog/confirm-dialog.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { Spinner } from "@shop/ui/spinner.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";
import FileText from "lucide-react/icons/file-text";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { lazy, Suspense, useState } from "react";

import { AskByChat } from "../../shared/cart/ask-by-chat.tsx";
import { RemoteView } from "../../shared/list/remote-view.tsx";
import { LocalText } from "../../shared/local-text.tsx";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { ProductsLink } from "../../shared/product/products-link.tsx";
import { BranchCard } from "../about/branch-card.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { OrderProofs } from "./order-proofs.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { OrderTitle } from "./order-title.tsx";
import { QuotationOffer, QuotationTerms } from "./quotation-offer.tsx";

// Forms need libraries that the page itself does without.
const PaperForm = lazy(async () => ({ default: (await import("./paper-form.tsx")).PaperForm }));

export interface OrderPageScreenProps extends OrderPageView {
  /** The chat number of the shop, for questions about the order. */
  readonly shop: Pick<Shop, "chat_number">;
  /** The address of the invoice. */
  readonly invoice: string;
  /** The address of the paper of a quotation. */
  readonly quotationPaper: string;
  /** The address of the picture of a proof of payment. */
  readonly proofPicture: (id: number) => string;
}

const skeleton = (
  <div className="grid gap-6">
    <Skeleton className="h-40 rounded-md" />
    <Skeleton className="h-64 rounded-md" />
  </div>
);

const card = "border-line bg-surface rounded-md border p-4 lg:p-6";

/** Opens the form for the invoice with the buyer, whom a link alone does not name. */
function OwnPaper({ paper }: Pick<OrderPageView, "paper">) {
  const texts = useMessages("orders").page.paper;
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Suspense fallback={<Spinner label={texts.loading} showLabel />}>
      <PaperForm {...paper} />
    </Suspense>
  ) : (
    <Button onClick={() => setOpen(true)}>{texts.open}</Button>
  );
}

type CancelProps = Pick<OrderPageView, "cancellation" | "onCancel"> & { readonly number: string };

/** The button by which a buyer cancels an unconfirmed order, after a question. */
function CancelOrder({ number, cancellation, onCancel }: CancelProps) {
  const { page: texts } = useMessages("orders");
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-2">
      <Button variant="danger" onClick={() => setAsking(true)}>
        {texts.cancel}
      </Button>
      <p className="text-muted text-sm">{texts.cancelHint}</p>
      <ConfirmDialog
        open={isAsking && cancellation.status !== "failed"}
        onOpenChange={setAsking}
        tone="danger"
        title={fill(texts.cancelTitle, { number })}
        message={texts.cancelQuestion}
        confirmLabel={texts.cancel}
        cancelLabel={texts.cancelKeep}
        pending={cancellation.status === "pending"}
        onConfirm={onCancel}
      />
    </div>
  );
}

/** The order itself, with what its buyer can do. */
function FollowedOrderView({
  followed,
  branch,
  days,
  cancellation,
  repetition,
  notSold,
  proof,
  paper,
  shop,
  invoice,
  quotationPaper,
  acceptance,
  proofPicture,
  onCancel,
  onRepeat,
}: Omit<OrderPageScreenProps, "order"> & { readonly followed: FollowedOrder }) {
  const { page: texts } = useMessages("orders");
  const delivery = useMessages("delivery");
  const words = useMessages("errors");
  const { locale } = useLocale();
  const { order, steps, cancellable } = followed;
  const number = formatOrderNumber(order.number);
  const isRepeating = repetition.status === "pending";
  const isUnderWay = order.state !== "delivered" && order.state !== "cancelled";
  const offered = isQuoted(order.state) ? order.quotation : undefined;
  const own = offered ? texts.quotation : texts;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10 print:block">
      <div className="grid gap-6">
        <section className={card}>
          <h2 className="border-line mb-4 flex border-b pb-4">
            <OrderTitle order={order} />
          </h2>
          {offered ? <QuotationTerms quotation={offered} /> : <OrderSteps steps={steps} />}
          <output className="mt-4 block empty:hidden">
            {!offered?.expired && texts.next[order.state]}
            {isUnderWay &&
              !offered &&
              days &&
              ` ${fill(texts.arrives, { days: daysWords(days, locale, delivery) })}`}
          </output>
          <div className="mt-3 empty:hidden">
            <OrderParcels order={order} />
          </div>
        </section>
        <section className={card} aria-label={texts.lines}>
          <OrderDetails order={order} />
        </section>
        <OrderProofs {...{ followed, proof }} pictureOf={proofPicture} className={card} />
      </div>
      <div className="grid gap-6 print:hidden">
        <div className={`grid gap-3 ${card}`}>
          {offered && (
            <QuotationOffer {...acceptance} order={order} quotation={offered} paper={quotationPaper} />
          )}
          {isSale(order.state) && (
            <a href={invoice} target="_blank" rel="noopener" className={buttonClasses()}>
              <FileText aria-hidden className="size-4.5" />
              {texts.invoice}
            </a>
          )}
          {isSale(order.state) && <OwnPaper paper={paper} />}
          <Button
            aria-disabled={isRepeating}
            onClick={() => {
              if (!isRepeating) onRepeat(order);
            }}
          >
            {isRepeating ? (
              <Spinner label={texts.againPending} showLabel />
            ) : (
              <>
                <RotateCcw aria-hidden className="size-4.5" />
                {own.again}
              </>
            )}
          </Button>
          <div role="alert" className="grid gap-1 text-sm empty:hidden">
            {repetition.status === "failed" && errorWords(words, repetition.error)}
            {notSold.length === order.lines.length && texts.nothingSold}
            {notSold.length > 0 && notSold.length < order.lines.length && (
              <>
                <p>{texts.notSold}</p>
                <ul className="list-disc ps-5">
                  {notSold.map((line) => (
                    <li key={line.product_id}>
                      <LocalText text={localName(line, locale)} />
                    </li>
                  ))}
                </ul>
                <TextLink href={pages.cart} className="inline-flex min-h-11 items-center justify-self-start">
                  {texts.toCart}
                </TextLink>
              </>
            )}
          </div>
          <AskByChat
            chatNumber={shop.chat_number}
            text={fill(own.askText, { number })}
            label={own.ask}
            hint={texts.askHint}
          />
          {cancellable && <CancelOrder {...{ number, cancellation, onCancel }} />}
          <p role="alert" className="text-negative text-sm empty:hidden">
            {cancellation.status === "failed" &&
              (cancellation.error === "state_not_allowed"
                ? texts.cancelTooLate
                : errorWords(words, cancellation.error))}
          </p>
        </div>
        {branch && isUnderWay && <BranchCard branch={branch} />}
      </div>
    </div>
  );
}

/** The page of one order, by its link: its steps, its lines, and what its buyer can do. */
export function OrderPageScreen({ order, ...actions }: OrderPageScreenProps) {
  const { page: texts, browse } = useMessages("orders");
  const isOffer = order.status === "ready" && order.data && isQuoted(order.data.order.state);
  const head = isOffer ? texts.quotation : texts;
  if (order.status === "ready" && !order.data) {
    return (
      <>
        <ScreenHead title={texts.missing} />
        <EmptyState heading="h2" title={texts.missingHint} action={<ProductsLink>{browse}</ProductsLink>} />
      </>
    );
  }
  return (
    <>
      <ScreenHead title={head.title} note={head.hint} />
      <RemoteView remote={order} skeleton={skeleton}>
        {(followed) => followed && <FollowedOrderView {...actions} followed={followed} />}
      </RemoteView>
    </>
  );
}
