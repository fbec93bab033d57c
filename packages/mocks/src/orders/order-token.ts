/** The token of a mock shop's order, by its id; mock shops need no random ones. */
export const mockToken = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`;
