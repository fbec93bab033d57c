import type { PasskeyDevice } from "@shop/data/dash/admins/passkeys-view.ts";

/** Whether the reader, or the time that they have, has ended a request for a passkey. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);

const orNull = (error: unknown): null => {
  if (isCancelled(error)) return null;
  throw error;
};

/** The passkeys of this browser; null where it has none, or the page was not loaded by HTTPS. */
export const passkeyDevice: PasskeyDevice | null =
  "PublicKeyCredential" in globalThis
    ? {
        create: async (optionsJSON) => {
          const { startRegistration } = await import("@simplewebauthn/browser");
          return startRegistration({ optionsJSON }).catch(orNull);
        },
        get: async (optionsJSON) => {
          const { startAuthentication } = await import("@simplewebauthn/browser");
          return startAuthentication({ optionsJSON }).catch(orNull);
        },
      }
    : null;
