/** How long to wait before a mail is tried again, in seconds. */
export interface RetryPauses {
  /** After the first failure; each further one doubles it. */
  readonly first: number;
  /** The longest, where the server could not be reached or asked for patience. */
  readonly longest: number;
  /** The longest, where the server has refused the mail for good. */
  readonly longestRefused: number;
}

/** Five seconds to half an hour; for refused mails to half a day, because only a person can mend the reason. */
export const usualPauses: RetryPauses = { first: 5, longest: 30 * 60, longestRefused: 12 * 60 * 60 };

/** The pause after some failed attempts, in seconds: shortened by up to a half by chance, so that many mails do not come back at once. */
export function pauseAfter(
  attempts: number,
  isRefused: boolean,
  { first, longest, longestRefused }: RetryPauses,
  chance = Math.random(),
): number {
  const grown = first * 2 ** Math.min(Math.max(attempts - 1, 0), 30);
  return Math.min(grown, isRefused ? longestRefused : longest) * (1 - chance / 2);
}
