import type { PluralForms } from "../plural.ts";

/** Texts of the dashboard's mails. */
export const dashMails = {
  list: {
    title: "Mails",
    loading: "Loading the mails",
    failed: "The mails could not be loaded.",
    search: "Search by address or subject",
    notFound: "No mail found for '{term}'.",
    noneInState: "No mail is in this state.",
    none: "No mails yet.",
    noneHint: "What the shop writes to you and to buyers appears here. Sent mails stay for 30 days.",
    noServer:
      "No mail server is set up, so nobody has received these mails: they are only kept as files. Whoever runs the server sets SMTP_URL.",
    clear: "Show all mails",
    count: { one: "# mail", other: "# mails" } as PluralForms,
    byState: "Mails by state",
    all: "all",
    mail: "mail",
    state: "state",
    date: "written",
    commands: "what to do",
    attempts: { one: "# attempt", other: "# attempts" } as PluralForms,
    next: "next on {day}, {time}",
    resend: "Send again",
    resendTo: "Send again: the mail to {name}",
    delete: "Delete",
    deleteTo: "Delete: the mail to {name}",
    resendAll: { one: "Send # failed mail again", other: "Send # failed mails again" } as PluralForms,
    noneResent: "Nothing was left to send again.",
    resent: {
      one: "# mail is sent again.",
      other: "# mails are sent again.",
    } as PluralForms,
  },
  states: {
    waiting: "waiting",
    retrying: "failed, tried again",
    given_up: "given up",
    sent: "sent",
  },
  kinds: {
    order_to_shop: "New order, to the shop",
    order_to_buyer: "New order, to the buyer",
    order_changed: "Changed order, to the buyer",
    order_reminder: "Reminder, to the buyer",
    general: "Other",
  },
  confirm: {
    title: "Delete this mail?",
    text: "It is never sent to {name}, and cannot be restored.",
    confirm: "Delete the mail",
    cancel: "cancel",
  },
};
