import { RequestError } from "./request-error.ts";

/** What an address of a link answers; null where the API knows no such token. */
export async function nullIfUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RequestError && ["not_found", "bad_id", "invalid"].includes(error.code ?? ""))
      return null;
    throw error;
  }
}
