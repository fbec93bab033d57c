/** Folds a mail address for comparison. */
export const foldEmail = (email: string): string => email.trim().normalize("NFKC").toLowerCase();
