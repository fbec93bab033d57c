import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { orderStates } from "@shop/domain/orders/order-state.ts";

import { parseId } from "../../parse-id.ts";

/** The dialog that the query string of an order names: `?to=confirmed`, `?lines`, `?delivery`, `?pay-by`, `?buyer`, `?costs`, `?quotation`, `?record` (of a proof `?record=3`), `?decline=3`, `?void=7`, `?parcel`, `?void-parcel=7`, `?return`, `?allowance` or `?void-return=7`. */
export function orderDialogOf(params: URLSearchParams): OrderDialog | null {
  for (const kind of ["lines", "delivery", "buyer", "costs", "quotation", "return", "allowance"] as const)
    if (params.has(kind)) return { kind };
  if (params.has("pay-by")) return { kind: "payBy" };
  const proofId = parseId(params.get("record") ?? undefined);
  if (params.has("record")) return { kind: "payment", ...(proofId !== null && { proofId }) };
  const declined = parseId(params.get("decline") ?? undefined);
  if (declined !== null) return { kind: "declineProof", proofId: declined };
  const paymentId = parseId(params.get("void") ?? undefined);
  if (paymentId !== null) return { kind: "void", paymentId };
  if (params.has("parcel")) return { kind: "parcel" };
  const parcelId = parseId(params.get("void-parcel") ?? undefined);
  if (parcelId !== null) return { kind: "voidParcel", parcelId };
  const returnId = parseId(params.get("void-return") ?? undefined);
  if (returnId !== null) return { kind: "voidReturn", returnId };
  const to = orderStates.find((state) => state === params.get("to"));
  return to ? { kind: "state", to } : null;
}

/** The query string with another dialog, or none. */
export function withOrderDialog(before: URLSearchParams, dialog: OrderDialog | null): URLSearchParams {
  const params = new URLSearchParams(before);
  const names = [
    "lines",
    "delivery",
    "pay-by",
    "buyer",
    "costs",
    "quotation",
    "record",
    "decline",
    "void",
    "parcel",
    "void-parcel",
    "return",
    "allowance",
    "void-return",
    "to",
  ];
  for (const name of names) params.delete(name);
  if (dialog?.kind === "state") params.set("to", dialog.to);
  else if (dialog?.kind === "void") params.set("void", String(dialog.paymentId));
  else if (dialog?.kind === "voidParcel") params.set("void-parcel", String(dialog.parcelId));
  else if (dialog?.kind === "voidReturn") params.set("void-return", String(dialog.returnId));
  else if (dialog?.kind === "payBy") params.set("pay-by", "");
  else if (dialog?.kind === "payment") params.set("record", String(dialog.proofId ?? ""));
  else if (dialog?.kind === "declineProof") params.set("decline", String(dialog.proofId));
  else if (dialog) params.set(dialog.kind, "");
  return params;
}
