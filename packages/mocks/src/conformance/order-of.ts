import type { Product } from "@shop/contract/products/product.ts";

const buyer = { name: "Mona Adel", address1: "", address2: "", phone: "01012345678", note: "" };

/** The request of an order for pieces of one product by the buyer with a mail address, which its key follows from. */
export const orderOf = ({ id, name, price }: Product, qty: number, email: string) => ({
  body: {
    cart: [{ id, name, price, image: "", qty }],
    info: { ...buyer, email },
    locale: "en",
  },
  headers: { "idempotency-key": `conformance-${email}` },
});
