import { addresses, type CallName } from "@shop/contract/addresses.ts";
import { endpoints } from "@shop/contract/endpoints.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const second = { email: "second@shop.example", password: "a second key" };

const names = Object.keys(addresses).filter((name): name is CallName => name in addresses);

/** Calls that only an administrator may make, made without a session. */
export const guardCases: readonly ConformanceCase[] = names
  .filter((call) => endpoints[call].access === "admin")
  .map((call) => ({
    name: `D-9 ${call} without an administrator's session is rejected before anything is read`,
    step: refuses(
      call,
      {
        params: {
          id: 1,
          ids: 1,
          paymentId: 1,
          proofId: 1,
          returnId: 1,
          parcelId: 1,
          sessionId: 1,
          productId: 1,
          name: "shop.zip",
        },
      },
      401,
      "unauthorized",
    ),
  }));

/** Calls of an administrator; each case begins with the demonstration catalogue. */
export const adminCases: readonly ConformanceCase[] = [
  {
    name: "API-10 a further administrator is added once",
    asAdmin: true,
    step: answers(
      "registerAdmin",
      { body: second },
      {
        holds: ({ status }) => status,
        next: () =>
          refuses("registerAdmin", { body: second }, 422, "invalid", { errors: { email: "email_taken" } }),
      },
    ),
  },
  {
    name: "D-9 a password change requires the old password",
    asAdmin: true,
    step: answers(
      "registerAdmin",
      { body: second },
      {
        next: () =>
          answers(
            "loginAdmin",
            { body: second },
            {
              holds: ({ must_change_password }) => !must_change_password,
              next: () =>
                refuses(
                  "changeAdminPassword",
                  { body: { password: "not it", new_password: "a third key, longer" } },
                  422,
                  "invalid",
                  { errors: { password: "wrong_password" } },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-9 D-41 GET /admins/me answers the signed-in administrator",
    asAdmin: true,
    step: answers("readAdmin", {}, { holds: ({ admin }) => admin.role === "owner" && admin.email !== "" }),
  },
  {
    name: "API-9 after logout an administrator is rejected",
    asAdmin: true,
    step: answers(
      "logoutAdmin",
      {},
      {
        holds: ({ status }) => status,
        next: () => refuses("registerAdmin", { body: second }, 401, "unauthorized"),
      },
    ),
  },
];
