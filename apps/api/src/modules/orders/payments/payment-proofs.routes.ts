import { endpoints } from "@shop/contract/endpoints.ts";
import { caching } from "@shop/serving/caching.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../../http/endpoint-routes.ts";
import { adminOf } from "../../admins/require-admin.ts";
import type { PictureStore } from "../../media/picture-store.ts";
import type { OrderDependencies, OrderService } from "../orders.service.ts";
import { paymentProofService } from "./payment-proofs.service.ts";

/** Answers a picture that only its reader may have: no cache keeps it, and nothing of it runs. */
const pictureResponse = (context: Context, picture: Uint8Array): Response =>
  context.body(new Uint8Array(picture), 200, {
    "content-type": "image/webp",
    "cache-control": caching.private,
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });

/** What {@link servePaymentProofs} needs. */
interface PaymentProofNeeds extends OrderDependencies {
  readonly pictures: Pick<PictureStore, "encodePrivate">;
  readonly orders: Pick<OrderService, "follow">;
  /** The client's address; null for a request in process. */
  readonly senderOf: (context: Context) => string | null;
}

/** Serves the proofs of payment that buyers send. */
export function servePaymentProofs(
  routes: EndpointRoutes,
  { orders, senderOf, ...dependencies }: PaymentProofNeeds,
): void {
  const proofs = paymentProofService({ ...dependencies, follow: orders.follow });
  routes.serve(endpoints.sendPaymentProof, ({ body: { token, ...proof }, context }) =>
    proofs.send({ token, proof, sender: senderOf(context) }),
  );
  routes.serveResponse(endpoints.readOwnProofPicture, async ({ params, context }) =>
    pictureResponse(context, await proofs.ownPicture(params.token, params.id)),
  );
  routes.serveResponse(endpoints.readProofPicture, async ({ params, context }) =>
    pictureResponse(context, await proofs.picture(params.id, params.proofId)),
  );
  routes.serve(endpoints.declineProof, ({ params, body, context }) =>
    proofs.decline(params.id, params.proofId, body, adminOf(context)),
  );
}
