/** Returns the expression that matches the paths of a pattern; each `:name` of the pattern is a group. */
export const pathPattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
