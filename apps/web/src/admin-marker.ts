import { storedText, tabStore } from "./storage/stored.ts";

const marker = storedText("admin", tabStore);

/** The value of the entry after a successful login, built from the response's status. */
const markerFor = (status: boolean): string => `status:${status}`;

const MARKER = markerFor(true);

/** Whether an administrator has logged in in this tab. It only decides what the browser draws: the server checks every call. */
export const hasAdminMarker = (): boolean => marker.read() === MARKER;

/** Stores the marker of a login. */
export function saveAdminMarker(status: boolean): void {
  marker.write(markerFor(status));
}

/** Removes the marker when the session has ended. */
export const clearAdminMarker = (): void => marker.remove();
