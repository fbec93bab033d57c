/** Headers of Hono's that no answer of the shop has: browsers do not read them any more, or their defaults are as strict. */
export const unusedHeaders = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;
