import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, type ConformanceRequest, refuses } from "../conformance/case.ts";

const mona = {
  name: "Mona Conformance",
  email: "mona.conformance@shop.example",
  password: "between two probes",
  phone: "",
  address1: "",
  address2: "",
};
const signedIn = (token = ""): ConformanceRequest => ({ headers: { authorization: `Bearer ${token}` } });
const keepsSecrets = (answer: unknown): boolean => !JSON.stringify(answer).includes(mona.password);

const isPlainYes = (answer: unknown): boolean => JSON.stringify(answer) === '{"status":true}';

const sold = catalogue.products.find(({ amount }) => amount >= 2);
const order = (note: string) => ({
  cart: [{ id: sold?.id, name: "", price: sold?.price, image: "", qty: 1 }],
  info: { email: mona.email, phone: "01012345678", note },
});

/** Sign-up, login and logout; each case needs an API without its shopper. */
export const accountCases: readonly ConformanceCase[] = [
  {
    name: "API-7 API-25 D-34 a sign-up answers the user and a token, without the password",
    step: answers(
      "registerUser",
      { body: mona },
      {
        holds: (answer) =>
          answer.status &&
          answer.user?.email === mona.email &&
          answer.user.name === mona.name &&
          (answer.token ?? "") !== "" &&
          keepsSecrets(answer),
      },
    ),
  },
  {
    name: "API-7 a taken address answers status false with errors.email, whatever its case",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: () =>
          answers(
            "registerUser",
            { body: { ...mona, email: mona.email.toUpperCase() } },
            { holds: ({ status, user, errors }) => !status && !user && (errors?.email ?? "") !== "" },
          ),
      },
    ),
  },
  {
    name: "API-7 SIGNUP-2 name, email and password are required",
    step: refuses("registerUser", { body: { name: " ", password: "" } }, 422, "invalid", {
      errors: { name: "required", email: "required", password: "required" },
    }),
  },
  {
    name: "API-7 SIGNUP-2 the format of email and password is not checked",
    step: answers(
      "registerUser",
      { body: { ...mona, email: "mona at the counter", password: "x" } },
      { holds: ({ status }) => status },
    ),
  },
  {
    name: "API-5 API-25 login answers status, user and token",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: () =>
          answers(
            "loginUser",
            { body: { email: mona.email, password: mona.password, remember: true } },
            {
              holds: (answer) =>
                answer.status &&
                answer.user?.email === mona.email &&
                (answer.token ?? "") !== "" &&
                keepsSecrets(answer),
            },
          ),
      },
    ),
  },
  {
    name: "API-5 D-25 a wrong password answers 200 with status false and no user",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: () =>
          answers(
            "loginUser",
            { body: { email: mona.email, password: "wrong" } },
            { holds: ({ status, user, token }) => !status && !user && !token },
          ),
      },
    ),
  },
  {
    name: "API-5 D-25 an unknown address answers as a wrong password does",
    step: answers(
      "loginUser",
      { body: { email: "nobody@shop.example", password: "wrong" } },
      { holds: (answer) => JSON.stringify(answer) === '{"status":false}' },
    ),
  },
  {
    name: "D-125 a shopper changes name, phone and address, and no mail address",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: ({ token, user }) =>
          answers(
            "changeAccount",
            {
              ...signedIn(token),
              body: {
                name: "Mona Adel",
                phone: "01012345678",
                address1: "14 Station Street",
                address2: "Tanta",
              },
            },
            {
              holds: (answer) =>
                answer.user.name === "Mona Adel" &&
                answer.user.address2 === "Tanta" &&
                answer.user.id === user?.id &&
                answer.user.email === mona.email,
              next: () =>
                answers("readAccount", signedIn(token), {
                  holds: (read) => read.user.phone === "01012345678",
                }),
            },
          ),
      },
    ),
  },
  {
    name: "D-125 a name is required",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: ({ token }) =>
          refuses(
            "changeAccount",
            { ...signedIn(token), body: { name: " ", phone: "", address1: "", address2: "" } },
            422,
            "invalid",
            { errors: { name: "required" } },
          ),
      },
    ),
  },
  {
    name: "D-125 a new password needs the present one",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: ({ token }) =>
          refuses(
            "changePassword",
            { ...signedIn(token), body: { password: "wrong", new_password: "three long words" } },
            422,
            "invalid",
            { errors: { password: "wrong_password" } },
          ),
      },
    ),
  },
  {
    name: "D-125 a new password keeps this session, and logs in",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: ({ token }) =>
          answers(
            "changePassword",
            { ...signedIn(token), body: { password: mona.password, new_password: "three long words" } },
            {
              holds: ({ status }) => status,
              next: () =>
                answers("readAccount", signedIn(token), {
                  next: () =>
                    answers(
                      "loginUser",
                      { body: { email: mona.email, password: "three long words" } },
                      { holds: ({ status }) => status },
                    ),
                }),
            },
          ),
      },
    ),
  },
  {
    name: "D-125 an account is deleted with its password only, and its session with it",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: ({ token }) =>
          refuses("deleteAccount", { ...signedIn(token), body: { password: "wrong" } }, 422, "invalid", {
            errors: { password: "wrong_password" },
            next: () =>
              answers(
                "deleteAccount",
                { ...signedIn(token), body: { password: mona.password } },
                {
                  holds: ({ status }) => status,
                  next: () => refuses("readAccount", signedIn(token), 401, "unauthorized"),
                },
              ),
          }),
      },
    ),
  },
  {
    name: "API-6 logout revokes the token",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: ({ token }) =>
          answers("logoutUser", signedIn(token), {
            holds: ({ status }) => status,
            next: () => refuses("logoutUser", signedIn(token), 401, "unauthorized"),
          }),
      },
    ),
  },
  {
    name: "API-6 logout without a token is refused",
    step: refuses("logoutUser", {}, 401, "unauthorized"),
  },
  {
    name: "D-49 a request for a new password is answered alike with and without an account",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: () =>
          answers(
            "forgotPassword",
            { body: { email: mona.email, locale: "ar" } },
            {
              holds: isPlainYes,
              next: () =>
                answers("forgotPassword", { body: { email: "nobody@shop.example" } }, { holds: isPlainYes }),
            },
          ),
      },
    ),
  },
  {
    name: "D-49 a request for a new password names an address and a language",
    step: refuses("forgotPassword", { body: { email: " ", locale: "fr" } }, 422, "invalid", {
      errors: { email: "required", locale: "bad_value" },
    }),
  },
  {
    name: "D-49 an unknown link sets no password",
    step: refuses("resetPassword", { body: { token: "unknown", password: "new" } }, 410, "link_expired", {
      next: () =>
        refuses("resetPassword", { body: { token: "unknown", password: "" } }, 422, "invalid", {
          errors: { password: "required" },
        }),
    }),
  },
  {
    name: "API-8 D-25 an administrator's wrong password is answered 401",
    step: refuses(
      "loginAdmin",
      { body: { email: "nobody@shop.example", password: "wrong" } },
      401,
      "wrong_credentials",
    ),
  },
  {
    name: "API-8 ADMIN-3 an administrator's address must be valid",
    step: refuses("loginAdmin", { body: { email: "admin@shop", password: "x" } }, 422, "invalid", {
      errors: { email: "bad_email" },
    }),
  },
  {
    name: "API-5 a body that is not JSON is refused",
    step: refuses("loginUser", { rawBody: "{email" }, 400, "bad_json"),
  },
  {
    name: "API-5 a body of another content type is refused",
    step: refuses(
      "loginUser",
      { rawBody: "email=x", headers: { "content-type": "text/plain" } },
      415,
      "unsupported_media_type",
    ),
  },
  {
    name: "SESSION-1 the account of the signed-in shopper is answered",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: ({ token, user }) =>
          answers("readAccount", signedIn(token), {
            holds: (answer) => JSON.stringify(answer.user) === JSON.stringify(user),
          }),
      },
    ),
  },
  {
    name: "ROLE-1 an order belongs to the signed-in shopper, a visitor's order to no account",
    step: answers(
      "registerUser",
      { body: mona },
      {
        next: ({ token }) =>
          answers(
            "sendMail",
            { body: order("mine"), ...signedIn(token) },
            {
              next: ({ order_number: mine }) =>
                answers(
                  "sendMail",
                  { body: order("a visitor's") },
                  {
                    next: () =>
                      answers("listAccountOrders", signedIn(token), {
                        holds: ({ data, next_cursor }) =>
                          data.length === 1 && data[0]?.number === mine && next_cursor === null,
                      }),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "ROLE-1 an order with an expired token is placed as a visitor's",
    step: answers(
      "sendMail",
      { body: order("signed out"), ...signedIn("gone") },
      { holds: ({ status }) => status },
    ),
  },
  ...(["readAccount", "listAccountOrders"] as const).map((call) => ({
    name: `API-6 ${call} without a token is refused`,
    step: refuses(call, {}, 401, "unauthorized"),
  })),
];
