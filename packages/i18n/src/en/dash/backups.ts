/** Texts of backups. */
export const dashBackups = {
  title: "Backups",
  note: "All products, pictures, orders, accounts and settings in one file, from which the shop can be restored.",
  secret:
    "A backup holds the personal data of buyers. Keep it where only you can read it, and not on the same machine alone.",
  start: "Back up now",
  making: "Making a backup...",
  made: "{day} at {time}",
  automatic: "Automatic",
  byHand: "Started in the dashboard",
  sizes: { kilobytes: "{size} KB", megabytes: "{size} MB" },
  download: "Download",
  downloadOf: "Download the backup of {made}",
  empty: "There is no backup yet",
  emptyHint: "Make one before you change many things at once, and download it.",
  notMade: "The backup of {day} at {time} could not be made. The log of the server says why.",
  daily: "A backup is made each day; of those that are started here, the last three are kept.",
  notDaily:
    "Of the backups that are started here, the last three are kept. Whoever runs the server can have one made each day: BACKUP_FOLDER.",
  failed: "The backups could not be loaded.",
  ownerOnly: {
    title: "Only owners make and download backups.",
    text: "Ask an owner of the shop, or sign in with an owner's account.",
  },
};
