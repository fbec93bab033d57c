/** True for a request that came over the network: Node's server adds its own request to `env`, an in-process call does not. */
export function isOverNetwork({ env }: { readonly env: unknown }): boolean {
  return typeof env === "object" && env !== null && "incoming" in env;
}
