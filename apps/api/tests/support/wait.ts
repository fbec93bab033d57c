/** How long `vi.waitFor` waits for a state: on a machine on which much else runs, its own second is too short. */
export const WAIT = { timeout: 60_000, interval: 20 } as const;
