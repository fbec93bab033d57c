import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";

const mona = {
  name: "Mona Conformance",
  email: "mona.addresses@shop.example",
  password: "between two probes",
  phone: "",
  address1: "",
  address2: "",
};
const home = {
  name: "Mona",
  governorate: "EG-C",
  address: "14 Station Street",
  phone: "01012345678",
} as const;
const work = { ...home, name: "Work", governorate: "EG-GZ", address: "2 Nile Street" } as const;

/** Signs up and goes on with the headers of the session. */
const signedUp = (next: (headers: Readonly<Record<string, string>>) => ConformanceStep): ConformanceStep =>
  answers(
    "registerUser",
    { body: mona },
    { next: ({ token = "" }) => next({ authorization: `Bearer ${token}` }) },
  );

/** Postal addresses of an account; each case needs an API without its shopper. */
export const addressCases: readonly ConformanceCase[] = [
  {
    name: "D-128 the first address is the default, another one takes its place, and one is left when that is deleted",
    step: signedUp((headers) =>
      answers(
        "saveAddress",
        { headers, body: home },
        {
          holds: ({ status, data: [first, ...more] }) =>
            status && more.length === 0 && first?.is_default === true && first.phone === home.phone,
          next: () =>
            answers(
              "saveAddress",
              { headers, body: { ...work, is_default: true } },
              {
                holds: ({ data }) =>
                  data.map(({ name, is_default: isDefault }) => `${name} ${isDefault}`).join() ===
                  "Work true,Mona false",
                next: ({ data: [first] }) =>
                  answers(
                    "deleteAddress",
                    { headers, params: { id: first?.id ?? 0 } },
                    {
                      holds: ({ data }) =>
                        data.length === 1 && data[0]?.name === "Mona" && data[0].is_default,
                    },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-128 an address is changed by its id, and kept once",
    step: signedUp((headers) =>
      answers(
        "saveAddress",
        { headers, body: home },
        {
          next: ({ data: [first] }) =>
            answers(
              "saveAddress",
              { headers, body: home },
              {
                holds: ({ status, data }) => !status && data.length === 1,
                next: () =>
                  answers(
                    "saveAddress",
                    { headers, body: { ...home, id: first?.id ?? 0, address: "15 Station Street" } },
                    {
                      holds: ({ status, data }) =>
                        status &&
                        data.length === 1 &&
                        data[0]?.address === "15 Station Street" &&
                        data[0].is_default,
                    },
                  ),
              },
            ),
        },
      ),
    ),
  },
  {
    name: "D-128 faulty fields and addresses of others are refused",
    step: signedUp((headers) =>
      refuses(
        "saveAddress",
        { headers, body: { ...home, governorate: "Cairo", phone: "12", address: " " } },
        422,
        "invalid",
        {
          errors: { governorate: "bad_value", phone: "bad_phone", address: "required" },
          next: () =>
            refuses("saveAddress", { headers, body: { ...home, id: 2_000_000 } }, 404, "not_found", {
              next: () => refuses("deleteAddress", { headers, params: { id: 2_000_000 } }, 404, "not_found"),
            }),
        },
      ),
    ),
  },
  {
    name: "D-128 addresses are those of the signed-in shopper",
    step: refuses("listAddresses", {}, 401, "unauthorized"),
  },
];
