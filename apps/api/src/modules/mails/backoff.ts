/** Exponential backoff between attempts to send a mail, in seconds. */
export interface Backoff {
  /** Delay after the first failure; each further one doubles it. */
  readonly first: number;
  /** Maximum after a temporary failure. */
  readonly max: number;
  /** Maximum after a permanent failure (5xx). */
  readonly maxPermanent: number;
}

/** From five seconds to half an hour; to half a day after permanent failures, which only a person can fix. */
export const defaultBackoff: Backoff = { first: 5, max: 30 * 60, maxPermanent: 12 * 60 * 60 };

/** The delay after some failed attempts, in seconds, shortened by a random jitter of up to a half, so that retries spread out. */
export function backoffSeconds(
  attempts: number,
  isPermanent: boolean,
  { first, max, maxPermanent }: Backoff,
  jitter = Math.random(),
): number {
  const delay = first * 2 ** Math.min(Math.max(attempts - 1, 0), 30);
  return Math.min(delay, isPermanent ? maxPermanent : max) * (1 - jitter / 2);
}
