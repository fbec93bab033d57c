/** Texts of the about page, the blogs page and the contact form. */
export const about = {
  title: "About us",
  whoWeAre: "Who we are",
  vision: "Vision",
  mission: "Mission",
  branches: "Our branches",
  mailLink: "E-mail",
  phoneLink: "Mobile",
  landlineLink: "Landline",
  mapLink: "Open in maps",
  contactTitle: "Write to us",
  blogsTitle: "Blogs",
  brands: "Brands that we distribute",
};
