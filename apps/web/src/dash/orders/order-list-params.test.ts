import { expect, test } from "vitest";

import { orderQueryOf, withOrderQuery } from "./order-list-params.ts";

const ADDRESS =
  "page=2&rows=10&search=mona&state=received&sort=-total&from=2026-03-01&to=2026-03-02&min=500&max=1500.50&channel=counter&place=EG-C&branch=Cairo%2C+Bab+al-Luq&payment=part&pay_by=instapay&returns=some&sales=some&category=12&brand=Kora+%26+Co&person=mona%40shop.example";

test("D-40 the address of the list of orders holds page, search, state, sort and bounds", () => {
  const query = orderQueryOf(new URLSearchParams(ADDRESS));
  expect(query).toEqual({
    pageIndex: 1,
    pageSize: 10,
    search: "mona",
    state: "received",
    sort: "-total",
    from: "2026-03-01",
    to: "2026-03-02",
    min: "500",
    max: "1500.50",
    channel: "counter",
    place: "EG-C",
    branch: "Cairo, Bab al-Luq",
    payment: "part",
    pay_by: "instapay",
    returns: "some",
    sales: "some",
    category: "12",
    brand: "Kora & Co",
    person: "mona@shop.example",
  });
  expect(withOrderQuery(new URLSearchParams(), query).toString()).toBe(ADDRESS);
});

test("D-40 values that no list has are left out, and so are the defaults", () => {
  const query = orderQueryOf(
    new URLSearchParams(
      "page=0&rows=7&state=lost&sort=price&from=2026-13-01&to=today&min=-1&max=many&channel=fax&place=cairo&payment=half&pay_by=gold&returns=all&category=0x1",
    ),
  );
  expect(query).toMatchObject({
    pageIndex: 0,
    pageSize: 20,
    state: null,
    sort: "newest",
    from: "",
    to: "",
    channel: "",
    place: "",
    branch: "",
    payment: "",
    pay_by: "",
    returns: "",
    sales: "",
    category: "",
  });
  expect(withOrderQuery(new URLSearchParams("page=3&state=sent"), query).toString()).toBe("");
});
