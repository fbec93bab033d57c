declare global {
  interface Window {
    /** Set by `npm run visual -- --journeys`, which pictures each frame. */
    journeyFrame?: (caption: string) => Promise<void>;
  }
}

/** Ends a frame of the journey where a tool pictures journeys; elsewhere does nothing. */
export const frame = async (caption: string): Promise<void> => window.journeyFrame?.(caption);
