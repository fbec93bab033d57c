import { stepOf, totpCode } from "@shop/contract/admins/totp.ts";

import { answers, type ConformanceCase, type ConformanceStep, refuses } from "../conformance/case.ts";

const clerk = { email: "codes@shop.example", password: "an app and a password" } as const;
const wrongCode = { errors: { code: "wrong_code" } };

/** Signs the clerk in by a password, sets a second factor up and goes on with the code that confirmed it and the recovery codes. */
const setUp = (next: (code: string, codes: readonly string[]) => ConformanceStep): ConformanceStep => {
  let code = "";
  return answers(
    "registerAdmin",
    { body: clerk },
    {
      next: () =>
        answers(
          "loginAdmin",
          { body: clerk },
          {
            next: () =>
              answers(
                "startTwoFactor",
                { body: { password: clerk.password } },
                {
                  holds: async ({ secret, address }) => {
                    code = await totpCode(secret, stepOf(Date.now()));
                    return address.includes(`secret=${secret}&`);
                  },
                  next: () =>
                    answers(
                      "confirmTwoFactor",
                      { body: { code } },
                      {
                        holds: ({ recovery_codes: codes }) => new Set(codes).size === 10,
                        next: ({ recovery_codes: codes }) => next(code, codes),
                      },
                    ),
                },
              ),
          },
        ),
    },
  );
};

/** Cases of second factors. */
export const twoFactorCases: readonly ConformanceCase[] = [
  {
    name: "D-148 a login asks for a code once it is set up; no code is taken twice, and a recovery code once",
    asAdmin: true,
    step: setUp((code, [recovery = ""]) =>
      refuses("loginAdmin", { body: clerk }, 401, "second_factor_required", {
        next: () =>
          refuses("loginAdmin", { body: { ...clerk, code } }, 422, "invalid", {
            ...wrongCode,
            next: () =>
              answers(
                "loginAdmin",
                { body: { ...clerk, code: recovery.toUpperCase().replaceAll("-", " ") } },
                {
                  next: () =>
                    answers(
                      "readTwoFactor",
                      {},
                      {
                        holds: ({ since, recovery_codes: left }) => since !== null && left === 9,
                        next: () =>
                          refuses(
                            "loginAdmin",
                            { body: { ...clerk, code: recovery } },
                            422,
                            "invalid",
                            wrongCode,
                          ),
                      },
                    ),
                },
              ),
          }),
      }),
    ),
  },
  {
    name: "D-148 a second factor is switched off by the password alone, after which logins ask for none",
    asAdmin: true,
    step: setUp(() =>
      refuses("startTwoFactor", { body: { password: clerk.password } }, 409, "edit_conflict", {
        next: () =>
          refuses("endTwoFactor", { body: { password: "another one" } }, 422, "invalid", {
            errors: { password: "wrong_password" },
            next: () =>
              answers(
                "renewRecoveryCodes",
                { body: { password: clerk.password } },
                {
                  holds: ({ recovery_codes: codes }) => codes.length === 10,
                  next: () =>
                    answers(
                      "endTwoFactor",
                      { body: { password: clerk.password } },
                      { next: () => answers("loginAdmin", { body: clerk }) },
                    ),
                },
              ),
          }),
      }),
    ),
  },
  {
    name: "D-148 where every administrator has to have one, nothing else is answered before it is set up",
    asAdmin: true,
    step: refuses("requireTwoFactor", { body: { required: true } }, 403, "two_factor_required", {
      next: () =>
        setUp(() =>
          answers(
            "requireTwoFactor",
            { body: { required: true } },
            {
              next: () =>
                refuses("endTwoFactor", { body: { password: clerk.password } }, 403, "forbidden", {
                  next: () =>
                    answers(
                      "createAdmin",
                      { body: { email: "newcomer@shop.example", role: "staff" } },
                      {
                        holds: ({ account }) => account.must_set_up_two_factor && !account.two_factor,
                        next: ({ password }) =>
                          answers(
                            "loginAdmin",
                            { body: { email: "newcomer@shop.example", password } },
                            {
                              next: () =>
                                answers(
                                  "changeAdminPassword",
                                  { body: { password, new_password: "chosen by myself" } },
                                  {
                                    next: () =>
                                      refuses("listAdminProducts", {}, 403, "two_factor_required", {
                                        next: () =>
                                          answers(
                                            "startTwoFactor",
                                            { body: { password: "chosen by myself" } },
                                            { next: () => answers("logoutAdmin", {}) },
                                          ),
                                      }),
                                  },
                                ),
                            },
                          ),
                      },
                    ),
                }),
            },
          ),
        ),
    }),
  },
  {
    name: "D-148 an owner switches the second factor of another account off, whose sessions end",
    asAdmin: true,
    step: setUp(() =>
      answers(
        "readAdmin",
        {},
        {
          holds: ({ admin }) => admin.two_factor,
          next: ({ admin: { id } }) =>
            answers(
              "resetTwoFactor",
              { params: { id } },
              {
                holds: ({ account }) => !account.two_factor,
                next: () =>
                  refuses("readAdmin", {}, 401, "unauthorized", {
                    next: () => answers("loginAdmin", { body: clerk }),
                  }),
              },
            ),
        },
      ),
    ),
  },
];
