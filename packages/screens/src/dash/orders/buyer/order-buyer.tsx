import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { canEditBuyer } from "@shop/domain/orders/placing/order-buyer.ts";
import { localAddress, pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { cn } from "@shop/ui/cn.ts";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Pencil from "lucide-react/icons/pencil";
import Phone from "lucide-react/icons/phone";

import { CompanyDetails } from "../../../shared/sums/company-details.tsx";
import { DashSection } from "../../shared/dash-section.tsx";
import { useMay } from "../../shared/rights.tsx";
import type { ContactTexts } from "./contact-texts.ts";
import { orderContact } from "./order-contact.ts";

export interface OrderBuyerProps {
  /** The order whose buyer is shown. */
  readonly order: AdminOrder;
  /** Texts in the buyer's language; undefined until they are loaded. */
  readonly contactTexts: ContactTexts | undefined;
  /** Opens the dialog that corrects the buyer. */
  readonly onEdit: () => void;
}

const commandClasses = cn(buttonClasses({ size: "sm" }), "grow max-sm:min-h-11");

/** Who ordered: name, ways to reach them, address and what they wrote. */
export function OrderBuyer({ order, contactTexts, onEdit }: OrderBuyerProps) {
  const { order: texts, buyer } = useMessages("dashOrders");
  const { name, phone, email, locale, note } = order;
  const mayChange = useMay("orders");
  const contact = orderContact(order, contactTexts);
  const address = [order.address1, order.address2].filter(Boolean);
  return (
    <DashSection title={texts.buyer} note={texts.languages[locale]}>
      {name && (
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
      )}
      {!name && !phone && !email && <p className="text-muted">{texts.walkIn}</p>}
      <p className="empty:hidden">{phone && <span className="figures">{phone}</span>}</p>
      <p className="wrap-anywhere empty:hidden">{email && <bdi dir="ltr">{email}</bdi>}</p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {phone && (
          <>
            <a href={contact.call} className={commandClasses}>
              <Phone aria-hidden className="size-4" />
              {texts.call}
            </a>
            <a href={contact.chat} target="_blank" rel="noreferrer" className={commandClasses}>
              <MessageCircle aria-hidden className="size-4" />
              {texts.chat} <span className="sr-only">({texts.opensChat})</span>
            </a>
          </>
        )}
        {email && (
          <a href={contact.mail} className={commandClasses}>
            <Mail aria-hidden className="size-4" />
            {texts.mail}
          </a>
        )}
      </div>
      <CompanyDetails company={order} className="mt-4" />
      <h3 className="text-muted mt-4 text-sm">{texts.address}</h3>
      {address.length > 0 ? (
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block wrap-anywhere">
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      ) : (
        <p className="text-muted">{texts.noAddress}</p>
      )}
      <p>
        <a
          href={localAddress(pages.orderFor(order.token), locale)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center underline"
        >
          {texts.buyerPage}
        </a>
      </p>
      {canEditBuyer(order.state) && !order.tax.invoiced && mayChange && (
        <Button size="sm" className="mt-3 max-sm:min-h-11" onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
          {buyer.edit}
        </Button>
      )}
      {note && (
        <>
          <h3 className="text-muted mt-4 text-sm">{texts.buyerNote}</h3>
          <p dir="auto" className="border-signal border-s-2 ps-3 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        </>
      )}
    </DashSection>
  );
}
