import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const clerk = { email: "passkeys@shop.example", password: "a password of the clerk" } as const;

const credential = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} } as const;

/** What an administrator with a password, but without a passkey, gets. */
const listed = answers(
  "listPasskeys",
  {},
  {
    holds: ({ data }) => data.length === 0,
    next: () =>
      refuses("startPasskey", { body: { password: "another one" } }, 422, "invalid", {
        errors: { password: "wrong_password" },
        next: () =>
          answers(
            "startPasskey",
            { body: { password: clerk.password } },
            {
              holds: ({ options }) => options.challenge !== "",
              next: () =>
                refuses(
                  "addPasskey",
                  {
                    body: {
                      name: "Phone",
                      credential: {
                        ...credential,
                        response: { clientDataJSON: "e30", attestationObject: "" },
                      },
                    },
                  },
                  422,
                  "bad_passkey",
                  { next: () => refuses("removePasskey", { params: { id: 1 } }, 404, "not_found") },
                ),
            },
          ),
      }),
  },
);

/** Cases of passkeys, whose signatures the mock shop does not verify. */
export const passkeyCases: readonly ConformanceCase[] = [
  {
    name: "D-157 passkeys are listed, started with the password alone, and taken from a device alone",
    asAdmin: true,
    step: answers(
      "registerAdmin",
      { body: clerk },
      { next: () => answers("loginAdmin", { body: clerk }, { next: () => listed }) },
    ),
  },
  {
    name: "D-157 a passkey that nobody has added signs nobody in",
    step: answers(
      "startPasskeyLogin",
      {},
      {
        holds: ({ options }) => options.challenge !== "",
        next: () =>
          refuses(
            "loginByPasskey",
            {
              body: {
                credential: {
                  ...credential,
                  response: { clientDataJSON: "e30", authenticatorData: "", signature: "" },
                },
              },
            },
            401,
            "wrong_credentials",
          ),
      },
    ),
  },
];
