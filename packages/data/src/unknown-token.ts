import { RequestError } from "./request-error.ts";

/** What an address of a link answers; null where the API knows no such token. */
export async function nullIfUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RequestError && (error.code === "not_found" || error.code === "bad_id")) return null;
    throw error;
  }
}
