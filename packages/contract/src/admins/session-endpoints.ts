import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { idParam, withId } from "../rules.ts";
import { adminSessionSchema } from "./admin-session.ts";

const answer = v.object({ status: v.boolean(), data: v.array(adminSessionSchema) });

/** The sessions of an administrator. */
export const listSessions = defineEndpoint({
  access: "admin",
  summary:
    "The live sessions of an administrator, the one that was used last first: those of the signed-in administrator, and for owners those of others.",
  params: withId,
  answer: v.object({ data: v.array(adminSessionSchema) }),
  failures: ["forbidden"],
});

/** Ends a session of an administrator. */
export const endSession = defineEndpoint({
  access: "admin",
  summary:
    "Ends a session of an administrator with its streams, and answers those that are left; status false where it had ended. Others than owners end their own.",
  params: v.object({ id: idParam, sessionId: idParam }),
  answer,
  failures: ["forbidden"],
});

/** Ends all sessions of an administrator but the one of the request. */
export const endSessions = defineEndpoint({
  access: "admin",
  summary:
    "Ends all sessions of an administrator with their streams, except the one of the request, and answers those that are left. Others than owners end their own.",
  params: withId,
  answer,
  failures: ["forbidden"],
});
