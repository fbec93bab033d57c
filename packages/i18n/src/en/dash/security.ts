/** Texts about how administrators sign in. */
export const dashSecurity = {
  title: "Signing in",
  note: "Where you are signed in.",
  sessions: {
    title: "Your sessions",
    note: "Each login is one.",
    titleOf: "Sessions of {who}",
    atOnce: "A session that is ended leads to the login at once.",
    failed: "The sessions could not be loaded.",
    none: "Not signed in anywhere.",
    current: "this one",
    unknown: "Unknown browser",
    used: "Last used {day}, {time}",
    since: "Since {day}, {time}",
    from: "from",
    end: "End",
    endOf: "End the session of {session}, last used {moment}",
    endOthers: "End all others",
    endAll: "End all",
  },
};
