import { API_PREFIX } from "@shop/contract/endpoint.ts";

/** The version of the Universal Commerce Protocol that is served. */
const VERSION = "2026-04-08";
const SITE = `https://ucp.dev/${VERSION}`;

/** The path of the protocol's addresses below the API's prefix. */
export const UCP_PATH = "/ucp";

/** A capability that is served, by the end of its name. */
export type Capability = "search" | "lookup";

/** A message of an answer. */
export interface UcpMessage {
  readonly type: "error" | "warning" | "info";
  readonly code: string;
  readonly content: string;
  readonly severity?: Severity;
}

/** Whether a client can send a request again with other values, or there is nothing that it could ask for. */
type Severity = "recoverable" | "unrecoverable";

const named = <T>(capability: Capability, value: T) => ({
  [`dev.ucp.shopping.catalog.${capability}`]: [value],
});

/** What each answer says of the protocol. */
export const envelope = (capability: Capability) => ({
  version: VERSION,
  capabilities: named(capability, { version: VERSION }),
});

/** An answer that is an error. */
export const failed = (capability: Capability, code: string, content: string, severity: Severity) => ({
  ucp: { ...envelope(capability), status: "error" },
  messages: [{ type: "error", code, content, severity } satisfies UcpMessage],
});

const served = (capability: Capability) =>
  named(capability, {
    version: VERSION,
    spec: `${SITE}/specification/catalog/${capability}`,
    schema: `${SITE}/schemas/shopping/catalog_${capability}.json`,
  });

/** What the shop supports of the protocol: its catalogue, by REST. */
export const ucpProfile = (origin: string) => ({
  ucp: {
    version: VERSION,
    services: {
      "dev.ucp.shopping": [
        {
          version: VERSION,
          spec: `${SITE}/specification/overview`,
          transport: "rest",
          schema: `${SITE}/services/shopping/rest.openapi.json`,
          endpoint: origin + API_PREFIX + UCP_PATH,
        },
      ],
    },
    capabilities: { ...served("search"), ...served("lookup") },
    payment_handlers: {},
  },
});
