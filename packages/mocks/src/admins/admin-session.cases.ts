import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const clerk = { email: "desk@shop.example", password: "behind the desk", role: "staff" } as const;
const credentials = { email: clerk.email, password: clerk.password };

/** Cases of the sessions of administrators. */
export const adminSessionCases: readonly ConformanceCase[] = [
  {
    name: "D-149 an administrator lists the own sessions, ends one of them and then all others",
    asAdmin: true,
    step: answers(
      "registerAdmin",
      { body: clerk },
      {
        next: () =>
          answers(
            "loginAdmin",
            { body: credentials },
            {
              next: () =>
                answers(
                  "loginAdmin",
                  { body: credentials },
                  {
                    next: () =>
                      answers(
                        "readAdmin",
                        {},
                        {
                          next: ({ admin: { id } }) =>
                            answers(
                              "listSessions",
                              { params: { id } },
                              {
                                holds: ({ data }) =>
                                  data.map(({ current }) => current).join() === "true,false",
                                next: ({ data: [, other] }) =>
                                  answers(
                                    "endSession",
                                    { params: { id, sessionId: other?.id ?? 0 } },
                                    {
                                      holds: ({ status, data }) => status && data.length === 1,
                                      next: () =>
                                        answers(
                                          "endSession",
                                          { params: { id, sessionId: other?.id ?? 0 } },
                                          {
                                            holds: ({ status }) => !status,
                                            next: () =>
                                              answers(
                                                "endSessions",
                                                { params: { id } },
                                                { holds: ({ data }) => data.every(({ current }) => current) },
                                              ),
                                          },
                                        ),
                                    },
                                  ),
                              },
                            ),
                        },
                      ),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-149 the sessions of others are for owners",
    asAdmin: true,
    step: answers(
      "readAdmin",
      {},
      {
        next: ({ admin: { id } }) =>
          answers(
            "registerAdmin",
            { body: clerk },
            {
              next: () =>
                refuses("listSessions", { params: { id: 9999 } }, 404, "not_found", {
                  next: () =>
                    answers(
                      "loginAdmin",
                      { body: credentials },
                      {
                        next: () =>
                          refuses("listSessions", { params: { id } }, 403, "forbidden", {
                            next: () =>
                              refuses("endSessions", { params: { id } }, 403, "forbidden", {
                                next: () =>
                                  refuses("endSession", { params: { id, sessionId: 1 } }, 403, "forbidden"),
                              }),
                          }),
                      },
                    ),
                }),
            },
          ),
      },
    ),
  },
];
