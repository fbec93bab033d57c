/** Runs an access to web storage; returns undefined where storage is denied or full, or the stored content cannot be parsed. */
export function ignoreStorageErrors<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
