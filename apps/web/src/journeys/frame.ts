declare global {
  /** Set by `npm run visual -- --journeys`, which pictures each frame. */
  // eslint-disable-next-line no-var
  var journeyFrame: ((caption: string) => Promise<void>) | undefined;
}

/** Ends a frame of the journey where a tool pictures journeys; elsewhere does nothing. */
export const frame = async (caption: string): Promise<void> => globalThis.journeyFrame?.(caption);
