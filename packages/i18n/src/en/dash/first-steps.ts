/** Texts of the steps by which an owner sets up the shop. */
export const dashFirstSteps = {
  title: "Set up your shop",
  done: "{done} of {all} done",
  next: "Next",
  all: "All steps",
  isDone: "done",
  isOpen: "to do",
  dismiss: "Hide",
  bringBack: "Show the first steps",
  steps: {
    shop: { title: "Name and phone", text: "What the shop is called, and where it is reached." },
    branches: {
      title: "Branches",
      text: "Addresses, phones and opening hours. Save them as they are where that is right.",
    },
    delivery: {
      title: "Delivery",
      text: "What it costs to each governorate. Save it as it is where that is right.",
    },
    payments: {
      title: "Payment",
      text: "Your accounts for InstaPay, wallets and transfers, and the fee for cash. For cash alone, save it as it is.",
    },
    about: {
      title: "About us",
      text: "Describes an invented shop until you write your own. Read the texts of 'Pages' and 'Home page' in the settings, too.",
    },
    demonstration: {
      title: "Remove the demonstration",
      text: "Deletes the invented products and groups that the shop came with.",
    },
    category: {
      title: "First category",
      text: "The departments of the shop; products stand in their sub categories.",
    },
    product: {
      title: "First products",
      text: "One by form, or all of them from a sheet: 'Spreadsheet', 'Import a file'.",
    },
    brands: { title: "Brands", text: "Pages with a logo and a text for the brands that you sell." },
    slides: { title: "Slides", text: "Your pictures at the top of the home page." },
    mails: {
      title: "Mails",
      text: "Whoever runs the server sets SMTP_URL and MAIL_FROM; you set the address for new orders and send a test mail to yourself.",
    },
    live: {
      title: "Go live",
      text: "Whoever runs the server sets PUBLIC_URL to the shop's address, so that mails can link to it.",
    },
  },
};
