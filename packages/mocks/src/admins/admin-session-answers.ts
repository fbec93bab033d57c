import type { AdminSession } from "@shop/contract/admins/admin-session.ts";
import { ApiError } from "@shop/contract/api-error.ts";

import { sameEmail } from "../accounts/account-answers.ts";
import type { Answers, MockSession, ShopState } from "../shop/state.ts";
import { signedInAdmin } from "./admin-answers.ts";

/** Answers to the endpoints of administrators' sessions. */
export function adminSessionAnswers(state: ShopState) {
  /** Mail address of an administrator whose sessions the signed-in one may see; throws forbidden and not_found. */
  const emailOf = (id: number): string => {
    const reader = signedInAdmin(state);
    const admin = state.admins[id - 1];
    if (admin !== reader && reader.role !== "owner") throw new ApiError("forbidden");
    if (!admin) throw new ApiError("not_found");
    return admin.email;
  };
  const list = (email: string): AdminSession[] =>
    state.sessions
      .filter((one) => sameEmail(one.email, email))
      .toReversed()
      .map(({ email: _email, ...session }) =>
        Object.assign(session, { current: session.id === state.sessionId }),
      );
  const end = (isEnded: (session: MockSession) => boolean): void => {
    state.sessions = state.sessions.filter((one) => !isEnded(one));
    state.adminSignedIn = state.sessions.some(({ id }) => id === state.sessionId);
  };
  return {
    listSessions: ({ params }) => ({ data: list(emailOf(params.id)) }),
    endSession: ({ params: { id, sessionId } }) => {
      const email = emailOf(id);
      const before = state.sessions.length;
      end((one) => one.id === sessionId && sameEmail(one.email, email));
      return { status: state.sessions.length < before, data: list(email) };
    },
    endSessions: ({ params }) => {
      const email = emailOf(params.id);
      end((one) => one.id !== state.sessionId && sameEmail(one.email, email));
      return { status: true, data: list(email) };
    },
  } satisfies Partial<Answers>;
}
