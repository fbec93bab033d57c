import { addressOf, type BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { userAddresses } from "../../src/modules/accounts/user-addresses.table.ts";
import { call, refused } from "../support/calls.ts";
import { orderDesk } from "../support/desks/order-desk.ts";
import type { TestApi } from "../support/test-api.ts";

const { registerUser, loginUser, deleteAccount, listAddresses, saveAddress, deleteAddress } = endpoints;

const desk = orderDesk();
let api: TestApi;
beforeAll(() => {
  api = desk();
});

const password = "ohm & volt";
let count = 0;
let email = "";
let token = "";
const signUp = async (address: string): Promise<string> =>
  (await call(api, registerUser, { body: { name: "Mona", email: address, password } })).token ?? "";

beforeEach(async () => {
  count += 1;
  email = `addresses-${count}@example.com`;
  token = await signUp(email);
});

type Entry = BodyOf<typeof saveAddress>;
const home = {
  name: "Mona",
  governorate: "EG-C",
  address: "14 Station Street",
  phone: "01012345678",
} as const;
const save = (entry: Partial<Entry> = {}, session = token) =>
  call(api, saveAddress, { body: { ...home, ...entry }, token: session });
const own = async (session = token) => (await call(api, listAddresses, { token: session })).data;

test("D-128 an account keeps ten addresses, also where more are sent at once, and one of them is the default", async () => {
  const sent = await Promise.allSettled(
    Array.from({ length: 14 }, (_, at) => save({ address: `${at} Station Street`, is_default: true })),
  );
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  const kept = await own();
  expect(kept).toHaveLength(10);
  expect(kept.filter((one) => one.is_default)).toHaveLength(1);
  expect(kept[0]?.is_default).toBe(true);
  const body = { ...home, address: "One too many" };
  expect(await refused(api, saveAddress, { body, token })).toMatchObject({
    status: 422,
    errors: { address: "limit_reached" },
  });
  // A change of one of them is no further one.
  expect((await save({ id: kept[3]?.id, address: "Changed" })).data.map(({ address }) => address)).toContain(
    "Changed",
  );
});

test("D-128 the first address is the default until another one takes its place, and again when that is deleted", async () => {
  const { status, data } = await save();
  expect([status, data]).toMatchObject([true, [{ ...home, is_default: true }]]);
  const both = await save({ name: "Work", governorate: "EG-GZ", is_default: true });
  expect(both.data).toMatchObject([
    { name: "Work", is_default: true },
    { name: "Mona", is_default: false },
  ]);
  const params = { id: both.data[0]?.id ?? 0 };
  const left = await call(api, deleteAddress, { params, token });
  expect(left.data).toEqual(data);
});

test("D-128 an address is changed by its id; faulty fields are refused", async () => {
  const { data } = await save();
  const changed = { id: data[0]?.id, address: "15 Station Street" };
  expect(await save(changed)).toMatchObject({ status: true, data: [{ ...changed, is_default: true }] });
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...home, governorate: "Cairo", phone: "12", address: " " }),
  };
  expect(await api.refusal(addressOf(saveAddress), init)).toMatchObject({
    status: 422,
    errors: { governorate: "bad_value", phone: "bad_phone", address: "required" },
  });
});

test("D-128 the same address sent again and again is one", async () => {
  const sent = await Promise.all(Array.from({ length: 8 }, () => save()));
  expect(sent.filter(({ status }) => status)).toHaveLength(1);
  expect(await own()).toMatchObject([{ ...home, is_default: true }]);
});

test("D-128 nobody reads, changes or deletes addresses of another account; a second device has them", async () => {
  const { data } = await save();
  const [id] = data.map((one) => one.id);
  const stranger = await signUp(`stranger-${count}@example.com`);
  expect(await own(stranger)).toEqual([]);
  const entry = { body: { ...home, id, name: "Stranger" }, token: stranger };
  expect(await refused(api, saveAddress, entry)).toMatchObject({ status: 404 });
  expect(await refused(api, deleteAddress, { params: { id: id ?? 0 }, token: stranger })).toMatchObject({
    status: 404,
  });
  const { token: second = "" } = await call(api, loginUser, { body: { email, password } });
  expect(await own(second)).toEqual(data);
});

test("D-128 addresses are deleted with their account", async () => {
  await save();
  expect(await api.database.queries.$count(userAddresses)).toBeGreaterThan(0);
  const before = await api.database.queries.$count(userAddresses);
  await call(api, deleteAccount, { body: { password }, token });
  expect(await api.database.queries.$count(userAddresses)).toBe(before - 1);
});
