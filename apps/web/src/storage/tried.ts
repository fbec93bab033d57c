/** Runs a step on a store; undefined where the store is denied, full, or holds something foreign. */
export function tried<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
