/** Folds a mail address for comparison. */
export const foldEmail = (email: string): string => email.trim().normalize("NFKC").toLowerCase();

/** The mailbox of an address, by which mails are counted: without the tag that many providers deliver to the same one ('mona+shop@'). */
export const mailboxOf = (email: string): string => foldEmail(email).replace(/\+[^@]*@/, "@");
