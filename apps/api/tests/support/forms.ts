import { type Address, addressOf } from "@shop/contract/endpoint.ts";

import type { TestApi } from "./test-api.ts";

/** Fields of a form. */
export type FormFields = Readonly<Record<string, string | number | boolean | Blob>>;

/** Sends a call with a form as its body. */
export function sendForm(
  api: Pick<TestApi, "request">,
  endpoint: Pick<Address, "path" | "method">,
  headers: Readonly<Record<string, string>>,
  fields: FormFields,
  params: Readonly<Record<string, number>> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value instanceof Blob ? value : String(value));
  }
  return api.request(addressOf(endpoint, params), { method: endpoint.method, headers, body: form });
}
