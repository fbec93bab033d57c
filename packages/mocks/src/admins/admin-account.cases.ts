import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";

const clerk = { email: "Clerk@shop.example", role: "staff" } as const;

/** Cases of administrators' accounts; each starts with one owner. */
export const adminAccountCases: readonly ConformanceCase[] = [
  {
    name: "D-41 accounts are for administrators",
    step: refuses("listAdmins", {}, 401, "unauthorized"),
  },
  {
    name: "D-41 an owner adds an account whose generated password signs in and has to be changed",
    asAdmin: true,
    step: answers(
      "createAdmin",
      { body: clerk },
      {
        holds: ({ account, password }) =>
          account.email === "clerk@shop.example" &&
          account.role === "staff" &&
          account.must_change_password &&
          account.disabled_at === null &&
          account.used_at === null &&
          /^\w{20}$/.test(password),
        next: ({ password }) =>
          refuses("createAdmin", { body: clerk }, 422, "invalid", {
            errors: { email: "email_taken" },
            next: () =>
              answers(
                "loginAdmin",
                { body: { email: clerk.email, password } },
                { holds: ({ must_change_password }) => must_change_password },
              ),
          }),
      },
    ),
  },
  {
    name: "D-50 a generated password opens nothing but its own change, whatever the role",
    asAdmin: true,
    step: answers(
      "createAdmin",
      { body: clerk },
      {
        next: ({ password }) =>
          answers(
            "loginAdmin",
            { body: { email: clerk.email, password } },
            {
              next: () =>
                refuses("listAdminOrders", {}, 403, "password_change_required", {
                  next: () =>
                    refuses("listAdmins", {}, 403, "password_change_required", {
                      next: () =>
                        answers(
                          "readAdmin",
                          {},
                          {
                            holds: ({ admin }) => admin.must_change_password,
                            next: () =>
                              answers(
                                "changeAdminPassword",
                                { body: { password, new_password: "behind the desk" } },
                                {
                                  next: () =>
                                    answers(
                                      "listAdminOrders",
                                      {},
                                      { next: () => refuses("listAdmins", {}, 403, "forbidden") },
                                    ),
                                },
                              ),
                          },
                        ),
                    }),
                }),
            },
          ),
      },
    ),
  },
  {
    name: "D-41 a disabled account cannot sign in until it is enabled",
    asAdmin: true,
    step: answers(
      "createAdmin",
      { body: clerk },
      {
        next: ({ account: { id }, password }) =>
          answers(
            "changeAdmin",
            { params: { id }, body: { disabled: true } },
            {
              holds: ({ account }) => account.disabled_at !== null,
              next: () =>
                refuses("loginAdmin", { body: { email: clerk.email, password } }, 401, "wrong_credentials", {
                  next: () =>
                    answers(
                      "changeAdmin",
                      { params: { id }, body: { disabled: false, role: "owner" } },
                      {
                        holds: ({ account }) => account.disabled_at === null && account.role === "owner",
                        next: () => answers("loginAdmin", { body: { email: clerk.email, password } }, {}),
                      },
                    ),
                }),
            },
          ),
      },
    ),
  },
  {
    name: "D-41 the last owner who can sign in stays one",
    asAdmin: true,
    step: answers(
      "readAdmin",
      {},
      {
        next: ({ admin: { id } }) =>
          refuses("changeAdmin", { params: { id }, body: { disabled: true } }, 422, "invalid", {
            errors: { disabled: "last_owner" },
            next: () =>
              refuses("changeAdmin", { params: { id }, body: { role: "staff" } }, 422, "invalid", {
                errors: { role: "last_owner" },
                next: () => refuses("changeAdmin", { params: { id: 9999 }, body: {} }, 404, "not_found"),
              }),
          }),
      },
    ),
  },
  {
    name: "D-147 an account does what its rights say, and the rights of an owner are all of them",
    asAdmin: true,
    step: answers(
      "createAdmin",
      { body: { ...clerk, rights: ["figures"] } },
      {
        holds: ({ account }) => account.rights.length === 1,
        next: ({ account: { id } }) =>
          answers(
            "changeAdmin",
            { params: { id }, body: { rights: ["products", "view_orders"] } },
            {
              holds: ({ account }) => account.rights.join() === "view_orders,products",
              next: () =>
                refuses("changeAdmin", { params: { id }, body: { rights: ["prices"] } }, 422, "invalid", {
                  errors: { rights: "bad_value" },
                  next: () =>
                    answers(
                      "changeAdmin",
                      { params: { id }, body: { role: "owner" } },
                      {
                        holds: ({ account }) =>
                          account.rights.includes("settings") && account.rights.includes("costs"),
                      },
                    ),
                }),
            },
          ),
      },
    ),
  },
  {
    name: "D-147 without a right its calls are refused, and a price is not changed with a product",
    asAdmin: true,
    step: answers(
      "registerAdmin",
      {
        body: {
          email: "shelf@shop.example",
          password: "fills the shelves",
          role: "staff",
          rights: ["products"],
        },
      },
      {
        next: () =>
          answers(
            "loginAdmin",
            { body: { email: "shelf@shop.example", password: "fills the shelves" } },
            {
              next: () =>
                refuses("listAdminOrders", {}, 403, "forbidden", {
                  next: () =>
                    answers(
                      "readOverview",
                      {},
                      {
                        holds: ({ sales, to_confirm, search_misses }) =>
                          sales === null && to_confirm === null && search_misses !== null,
                        next: () =>
                          answers(
                            "listAdminProducts",
                            { query: { limit: 1 } },
                            {
                              next: ({ data: [product] }) => {
                                if (!product) throw new Error("There is no product.");
                                const { id, name, description, sub_category_id, amount } = product;
                                const body = { name, description, sub_category_id, amount, price: "9999.00" };
                                return refuses("updateProduct", { params: { id }, body }, 403, "forbidden");
                              },
                            },
                          ),
                      },
                    ),
                }),
            },
          ),
      },
    ),
  },
  {
    name: "D-41 a replaced password is the only one that signs in",
    asAdmin: true,
    step: answers(
      "createAdmin",
      { body: clerk },
      {
        next: ({ account: { id }, password: first }) =>
          answers(
            "resetAdminPassword",
            { params: { id } },
            {
              holds: ({ account, password }) => account.must_change_password && password !== first,
              next: ({ password }) =>
                refuses(
                  "loginAdmin",
                  { body: { email: clerk.email, password: first } },
                  401,
                  "wrong_credentials",
                  {
                    next: () => answers("loginAdmin", { body: { email: clerk.email, password } }, {}),
                  },
                ),
            },
          ),
      },
    ),
  },
];
