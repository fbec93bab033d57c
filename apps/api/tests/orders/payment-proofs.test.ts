import { type BodyOf, addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { cashOnly, type PaymentSettings } from "@shop/domain/payments/payment-options.ts";
import { MEDIA_PREFIX } from "@shop/domain/pictures/pictures.ts";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { mails } from "../../src/modules/mails/mails.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { orderPayments } from "../../src/modules/orders/payments/order-payments.table.ts";
import {
  paymentProofPictures,
  paymentProofs,
} from "../../src/modules/orders/payments/payment-proofs.table.ts";
import { owner } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fullOverview } from "../support/full-overview.ts";
import { bombFile, cameraFile } from "../support/pictures.ts";
import { setSettings } from "../support/set-settings.ts";

const { sendPaymentProof, readOwnProofPicture, readProofPicture, declineProof, recordPayment } = endpoints;
const { followOrder, cancelOwnOrder } = endpoints;
const { api, headers, place, read, list, change } = adminDesk();

const accounts = [{ label: "Nilometer", number: "shop@instapay" }];
const offered = { offered: true, text: { en: "", ar: "" }, accounts };
const payments: PaymentSettings = { ...cashOnly, instapay: offered, transfer: offered };
beforeEach(() => setSettings(api(), { payments }));

type Fields = Partial<Omit<BodyOf<typeof sendPaymentProof>, "token">>;
const instapay = { method: "instapay", amount: "2900", reference: "IP-1" } as const;

const placed = async () => {
  const id = await place();
  return { id, token: (await read(id)).token };
};
const submit = (token: string, fields: Fields = {}, from?: string): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ token, ...instapay, ...fields }))
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
  return api().request(addressOf(sendPaymentProof), { method: "POST", body: form }, from);
};
const prove = async (token: string, fields?: Fields) => {
  const response = await submit(token, fields);
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(body));
  return v.parse(sendPaymentProof.answer, body);
};
const refuse = async (token: string, fields?: Fields, from?: string) => {
  const response = await submit(token, fields, from);
  const { code, errors } = v.parse(apiErrorSchema, await response.json());
  return { status: response.status, code, errors };
};
const decline = (id: number, proofId: number, note = "No such transfer", mail = true) =>
  call(api(), declineProof, { headers: headers(), params: { id, proofId }, body: { note, mail } });
const confirm = (id: number, proof: number, rest: object = {}, key?: string) =>
  call(api(), recordPayment, {
    headers: { ...headers(), ...(key && { "idempotency-key": key }) },
    params: { id },
    body: { ...instapay, proof, ...rest },
  });
const newest = async (id: number): Promise<number> => (await read(id)).proofs[0]?.id ?? 0;

const numberOf = async (id: number) => ({ id, number: (await read(id)).number });
const proofOf = async (id: number) => (await read(id)).proofs[0];

/** A picture of blocks that a seed places, as a screenshot has. */
async function receipt(
  seed: number,
  {
    width = 400,
    quality = 90,
    format = "jpeg",
  }: { width?: number; quality?: number; format?: "jpeg" | "webp" } = {},
) {
  const bits = Array.from({ length: 64 }, (_, at) => (Math.imul(at + 7, seed * 2_654_435_761) >>> 13) & 1);
  const blocks = bits.map((bit, at) => {
    const shade = bit ? 220 : 40;
    return `<rect x="${(at % 8) * 50}" y="${Math.floor(at / 8) * 50}" width="50" height="50" fill="rgb(${shade},${shade},${shade})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${blocks.join("")}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).resize(width)[format]({ quality }).toBuffer();
  return new File([new Uint8Array(bytes)], `receipt.${format}`);
}

test("D-127 a buyer sends amount, method, reference and a picture; the shop finds the order, and the log says who", async () => {
  const { id, token } = await placed();
  const before = await call(api(), followOrder, { body: { token } });
  expect(before).toMatchObject({ proofs: [], proof_methods: ["instapay", "transfer"], cancellable: true });
  const sent = await prove(token, { amount: "٢٩٠٠", reference: " IP-1 ", picture: await receipt(1) });
  expect(sent).toMatchObject({
    status: true,
    cancellable: false,
    proof_methods: [],
    proofs: [
      {
        state: "waiting",
        method: "instapay",
        amount: "2900.00",
        reference: "IP-1",
        has_picture: true,
        note: "",
      },
    ],
  });
  const order = await read(id);
  expect(order.proofs).toMatchObject([{ decided: null, reference_used: [], picture_used: [] }]);
  expect(order.log[0]).toMatchObject({
    action: "proof",
    by: "",
    text: "payment instapay 2900.00",
    mail: null,
  });
  expect(order.paid).toBe("0.00");
  const other = await place();
  const found = await list({ payment: "to_check" });
  expect(found.data.map((one) => [one.id, one.proof_waits])).toEqual([[id, true]]);
  expect((await list()).data.find((one) => one.id === other)?.proof_waits).toBe(false);
  const overview = await fullOverview(api(), headers());
  expect(overview.to_confirm.proofs).toBe(1);
  expect(await refused(api(), cancelOwnOrder, { body: { token } })).toMatchObject({
    code: "state_not_allowed",
  });
});

test("D-127 what is sent with a payment confirms its proof once, however often and by how many it is sent", async () => {
  const { id, token } = await placed();
  await prove(token);
  const proof = await newest(id);
  let counted = 0;
  for (let batch = 0; batch < 4; batch += 1) {
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        confirm(id, proof, {}, at % 2 ? `confirm-${batch}-${at}` : undefined),
      ),
    );
    counted += sent.filter(({ status }) => status).length;
    expect(sent.every(({ order }) => order.paid === "2900.00")).toBe(true);
  }
  expect(counted).toBe(1);
  expect(await api().database.queries.$count(orderPayments)).toBe(1);
  const order = await read(id);
  expect(order).toMatchObject({
    payment_state: "paid",
    proofs: [{ state: "confirmed", decided: { by: owner.email } }],
  });
  expect(order.log.filter(({ action }) => action === "payment")).toHaveLength(1);
  const followed = await call(api(), followOrder, { body: { token } });
  expect(followed).toMatchObject({
    order: { paid: "2900.00" },
    proofs: [{ state: "confirmed" }],
    proof_methods: [],
  });
  expect((await list({ payment: "to_check" })).total).toBe(0);
  const declined = { headers: headers(), params: { id, proofId: proof }, body: { note: "x" } };
  expect(await refused(api(), declineProof, declined)).toMatchObject({
    status: 409,
    code: "state_not_allowed",
  });
}, 180_000);

test("D-127 a proof is confirmed or declined, never both", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, token } = await placed();
    await prove(token, { reference: `IP-${round}` });
    const proof = await newest(id);
    const [confirmed, declined] = await Promise.allSettled([confirm(id, proof), decline(id, proof)]);
    const happened = [confirmed, declined].filter((one) => one.status === "fulfilled");
    expect(happened, `round ${round}`).toHaveLength(1);
    const order = await read(id);
    const isConfirmed = confirmed.status === "fulfilled";
    expect(order.proofs[0]?.state).toBe(isConfirmed ? "confirmed" : "declined");
    expect(order.paid).toBe(isConfirmed ? "2900.00" : "0.00");
  }
});

test("D-127 a declined proof says why, by mail where it is ticked, and another one can be sent, five in all", async () => {
  const { id, token } = await placed();
  await api().database.queries.delete(mails);
  await prove(token);
  const blank = { headers: headers(), params: { id, proofId: await newest(id) }, body: { note: " " } };
  expect((await refused(api(), declineProof, blank)).errors).toEqual({ note: "required" });
  const first = await decline(id, await newest(id), "The amount is 290");
  expect(first).toMatchObject({
    status: true,
    order: { proofs: [{ state: "declined", note: "The amount is 290" }] },
  });
  expect(first.order.log[0]).toMatchObject({
    action: "proof_declined",
    by: owner.email,
    text: "The amount is 290",
  });
  expect((await decline(id, await newest(id), "again")).status).toBe(false);
  const late = { headers: headers(), params: { id }, body: { ...instapay, proof: await newest(id) } };
  expect(await refused(api(), recordPayment, late)).toEqual({ status: 409, code: "state_not_allowed" });
  expect(await call(api(), followOrder, { body: { token } })).toMatchObject({
    proofs: [{ note: "The amount is 290" }],
    proof_methods: ["instapay", "transfer"],
    cancellable: true,
  });
  const [mail, ...more] = await api().database.queries.select().from(mails);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("The amount is 290");
  expect(mail?.text).toContain(`/order#${token}`);
  for (let index = 2; index <= 5; index += 1) {
    expect((await prove(token, { reference: `IP-${index}` })).proofs[1]?.note).not.toBe("");
    await decline(id, await newest(id), "no", false);
  }
  expect(await api().database.queries.$count(mails)).toBe(1);
  expect(await call(api(), followOrder, { body: { token } })).toMatchObject({
    proof_methods: [],
    cancellable: true,
  });
  expect(await refuse(token, { reference: "IP-6" })).toMatchObject({
    status: 409,
    code: "state_not_allowed",
  });
  expect(await api().database.queries.$count(paymentProofs)).toBe(5);
});

test("D-127 the same proof sent again is one; another one waits for the first", async () => {
  const { token } = await placed();
  const picture = await receipt(2);
  const all = await Promise.all(Array.from({ length: 8 }, () => prove(token, { picture })));
  expect(all.filter(({ status }) => status)).toHaveLength(1);
  expect(await refuse(token, { reference: "IP-2" })).toMatchObject({
    status: 409,
    code: "state_not_allowed",
  });
  expect(await api().database.queries.$count(paymentProofs)).toBe(1);
  expect(await api().database.queries.$count(paymentProofPictures)).toBe(1);
});

test("D-127 nothing is sent for what is paid, cancelled or by a method that is not offered", async () => {
  const { id, token } = await placed();
  expect(await refuse(token, { method: "wallet" })).toMatchObject({
    status: 422,
    errors: { method: "not_offered" },
  });
  expect((await refuse(token, { amount: "0", reference: " " })).errors).toEqual({
    amount: "bad_price",
    reference: "required",
  });
  const cash: object = { method: "cash" };
  expect((await refuse(token, cash)).errors).toEqual({ method: "bad_value" });
  const body = { method: "cash", amount: "2900" } as const;
  await call(api(), recordPayment, { headers: headers(), params: { id }, body });
  expect(await refuse(token)).toMatchObject({ status: 409, code: "state_not_allowed" });
  const cancelled = await placed();
  await change(cancelled.id, { state: "cancelled", note: "", mail: false });
  expect(await refuse(cancelled.token)).toMatchObject({ status: 409 });
  expect(await refuse("00000000-0000-4000-8000-000000000001")).toMatchObject({ status: 404 });
  expect(await confirm(id, 4711).catch(String)).toMatch("404");
  await setSettings(api(), { payments: cashOnly });
  expect(await refuse((await placed()).token)).toMatchObject({ errors: { method: "not_offered" } });
});

test("D-127 a picture is stored small, without metadata, in no public folder, and read by administrators and with its token alone", async () => {
  const { id, token } = await placed();
  await prove(token, { picture: await cameraFile("receipt.jpg") });
  const proofId = await newest(id);
  const own = await send(api(), readOwnProofPicture, { params: { token, id: proofId } });
  const shown = await send(api(), readProofPicture, { params: { id, proofId }, headers: headers() });
  for (const response of [own, shown]) {
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 30, height: 60 });
    expect(metadata.exif).toBeUndefined();
  }
  const stranger = await placed();
  expect(
    (await send(api(), readOwnProofPicture, { params: { token: stranger.token, id: proofId } })).status,
  ).toBe(404);
  expect((await send(api(), readProofPicture, { params: { id, proofId } })).status).toBe(401);
  expect(
    (await send(api(), readProofPicture, { params: { id: stranger.id, proofId }, headers: headers() }))
      .status,
  ).toBe(404);
  const [row] = await api().database.queries.select().from(paymentProofs);
  for (const name of [`${row?.fileHash}.webp`, `${row?.fileHash?.slice(0, 32)}-320.webp`])
    expect((await api().request(MEDIA_PREFIX + name)).status).toBe(404);
});

test("D-127 only pictures are taken, of 8 MB and 40 megapixels at most, and they become at most 300 kB", async () => {
  const { token } = await placed();
  const page = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "receipt.png", { type: "image/png" });
  expect((await refuse(token, { picture: page })).errors).toEqual({ picture: "not_a_picture" });
  expect((await refuse(token, { picture: bombFile("receipt.png") })).errors).toEqual({
    picture: "too_many_pixels",
  });
  const large = new File([new Uint8Array(8 * 1024 * 1024 + 1)], "receipt.png");
  expect((await refuse(token, { picture: large })).errors).toEqual({ picture: "file_too_large" });
  const noise = await sharp({
    create: {
      width: 1600,
      height: 2400,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  expect((await prove(token, { picture: new File([new Uint8Array(noise)], "noise.jpg") })).status).toBe(true);
  const [stored] = await api().database.queries.select().from(paymentProofPictures);
  expect(stored?.bytes.byteLength).toBeLessThanOrEqual(300_000);
  // An empty file field is none.
  const another = await placed();
  expect((await prove(another.token, { picture: new File([], "empty.png") })).proofs[0]?.has_picture).toBe(
    false,
  );
});

test("D-127 a reference or picture that another order has is flagged with that order, also where the picture was encoded again", async () => {
  const [first, second, third, fourth] = [await placed(), await placed(), await placed(), await placed()];
  const picture = await receipt(5);
  await prove(first.token, { picture });
  await prove(second.token, { reference: "IP-2", picture });
  await prove(third.token, {
    reference: "IP-3",
    picture: await receipt(5, { width: 260, quality: 40, format: "webp" }),
  });
  await prove(fourth.token, { picture: await receipt(9) });
  expect((await proofOf(second.id))?.picture_used).toEqual([
    { ...(await numberOf(third.id)), same: false },
    { ...(await numberOf(first.id)), same: true },
  ]);
  expect((await proofOf(third.id))?.picture_used.map(({ id, same }) => [id, same])).toEqual([
    [second.id, false],
    [first.id, false],
  ]);
  expect(await proofOf(fourth.id)).toMatchObject({
    picture_used: [],
    reference_used: [await numberOf(first.id)],
  });
  const paid = await place();
  const body = { method: "instapay", amount: "1", reference: "IP-3" } as const;
  await call(api(), recordPayment, { headers: headers(), params: { id: paid }, body });
  expect((await proofOf(third.id))?.reference_used).toEqual([await numberOf(paid)]);
});

test("D-127 proofs are limited for each order and each sender", async () => {
  const { token } = await placed();
  const statuses = await Promise.all(Array.from({ length: 11 }, () => submit(token)));
  expect(statuses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  const from = "203.0.113.40";
  const sent: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    const other = await placed();
    for (let time = 0; time < 8; time += 1) sent.push((await submit(other.token, {}, from)).status);
  }
  expect(sent.filter((status) => status === 429)).toHaveLength(2);
});

test("D-127 proofs are deleted with their order, pictures half a year after the decision; what was used stays known", async () => {
  const [first, second] = [await placed(), await placed()];
  await prove(first.token, { picture: await receipt(3) });
  await prove(second.token, { picture: await receipt(3) });
  await confirm(first.id, await newest(first.id));
  const { queries } = api().database;
  await deleteExpired(queries);
  expect(await queries.$count(paymentProofPictures)).toBe(2);
  await queries.update(paymentProofs).set({ decidedAt: sql`decided_at - interval '181 days'` });
  await deleteExpired(queries);
  expect(await queries.$count(paymentProofPictures)).toBe(1);
  expect((await read(first.id)).proofs[0]?.has_picture).toBe(false);
  expect((await read(second.id)).proofs[0]?.picture_used).toMatchObject([{ id: first.id, same: true }]);
  await queries.delete(orders);
  expect([await queries.$count(paymentProofs), await queries.$count(paymentProofPictures)]).toEqual([0, 0]);
});
