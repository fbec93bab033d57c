import type { OrderLogEntry } from "@shop/contract/orders/admin-order.ts";
import { isAllowanceText } from "@shop/domain/orders/returns/order-returns.ts";
import type { LucideIcon } from "lucide-react";
import BadgePercent from "lucide-react/icons/badge-percent";
import Banknote from "lucide-react/icons/banknote";
import BellRing from "lucide-react/icons/bell-ring";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import FileText from "lucide-react/icons/file-text";
import Inbox from "lucide-react/icons/inbox";
import Mail from "lucide-react/icons/mail";
import PackageCheck from "lucide-react/icons/package-check";
import PackageOpen from "lucide-react/icons/package-open";
import Pencil from "lucide-react/icons/pencil";
import Receipt from "lucide-react/icons/receipt";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import StickyNote from "lucide-react/icons/sticky-note";
import Truck from "lucide-react/icons/truck";

const stateIcons = {
  quoted: FileText,
  received: Inbox,
  confirmed: CircleCheck,
  sent: Truck,
  delivered: PackageCheck,
  cancelled: CircleX,
} as const;

/** The icon of what was done to an order. */
export const orderLogIcon = ({
  action,
  to,
  text,
}: Pick<OrderLogEntry, "action" | "to" | "text">): LucideIcon => {
  if (action === "note") return StickyNote;
  if (action === "quotation" || action === "invoice" || action === "credit_note") return FileText;
  if (action === "quotation_mailed") return Mail;
  if (action === "taken") return ShoppingCart;
  if (action === "reminder") return BellRing;
  if (action === "payment" || action === "payment_voided" || action === "pay_by" || action === "costs")
    return Banknote;
  if (action === "proof" || action === "proof_declined") return Receipt;
  if (action === "return" || action === "return_voided")
    return isAllowanceText(text) ? BadgePercent : PackageOpen;
  if (action === "delivery" || action === "parcel" || action === "parcel_voided") return Truck;
  return action === "state" && to ? stateIcons[to] : Pencil;
};
