/** Texts of the shell and of parts that stand on every page. */
export const common = {
  skipToContent: "Skip to content",
  products: "products",
  aboutUs: "about us",
  blog: "blog",
  blogs: "blogs",
  login: "login",
  logout: "logout",
  signup: "signup",
  cart: "cart",
  priceUpdating: "price updating",
  retry: "Try again",
  somethingWentWrong: "Something went wrong. Please try again.",
  close: "Close",
};
