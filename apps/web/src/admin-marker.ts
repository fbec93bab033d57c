const STORAGE_KEY = "admin";

/** The value of the entry after a successful login, built from the response's status. */
const markerFor = (status: boolean): string => `status:${status}`;

const MARKER = markerFor(true);

/** Whether an administrator has logged in in this tab. It only decides what the browser draws: the server checks every call. */
export function hasAdminMarker(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === MARKER;
  } catch {
    return false;
  }
}

/** Stores the marker of a login. */
export function saveAdminMarker(status: boolean): void {
  sessionStorage.setItem(STORAGE_KEY, markerFor(status));
}

/** Removes the marker when the session has ended. */
export function clearAdminMarker(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
