/** Texts of the administrators' accounts in the dashboard. */
export const dashAdmins = {
  title: "Administrators",
  note: "Owners do everything. Staff works on products, categories, pictures and orders, without administrators and settings.",
  add: "Add an administrator",
  failed: "The administrators could not be loaded.",
  you: "you",
  lastUse: "last seen {day}",
  never: "not signed in",
  generated: "generated password",
  disabled: "disabled",
  actions: "Actions for {who}",
  makeOwner: "Make an owner",
  makeStaff: "Make staff",
  resetPassword: "New password",
  disable: "Disable",
  enable: "Enable",
  email: "Mail address",
  role: "Role",
  save: "add",
  saving: "Saving...",
  cancel: "cancel",
  ask: {
    resetPassword: {
      title: "Give {who} a new password?",
      text: "The old one no longer signs in, and their sessions end. The new one is shown to you once.",
    },
    disable: {
      title: "Disable {who}?",
      text: "Their sessions end and they can no longer sign in. What they did stays in the histories.",
    },
    makeStaff: {
      title: "Make {who} staff?",
      text: "They can no longer change administrators and settings.",
    },
  },
  password: {
    title: "Password of {who}",
    text: "It is shown this once. Hand it over safely; it has to be changed after the first login.",
    label: "Password",
    done: "done",
  },
  ownerOnly: {
    title: "Only an owner can manage administrators.",
    text: "Ask the owner of the shop, or sign in with the owner's account.",
  },
};
