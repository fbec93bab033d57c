import type { NoticeName } from "@shop/domain/notices.ts";

/** Text of a notice. */
export interface NoticeText {
  readonly title: string;
  readonly footer?: string;
}

/** Texts of the shop's notices; `packages/domain/src/notices.ts` holds their tones and durations under the same names. */
export const notices: Readonly<Record<NoticeName, NoticeText>> = {
  addedToCart: { title: "Added To Cart Successfully" },
  cartIsEmpty: { title: "Oops... You need to add product in your cart." },
  emailAndPhoneRequired: {
    title: "email and phone are required",
    footer: "For example: name@example.com, 01012345678",
  },
  badEmail: { title: "please enter a vaild email", footer: "For example: name@example.com" },
  badPhone: { title: "Please Enter A Vaild Phone Number", footer: "For example: 01012345678" },
  orderSent: { title: "Your order {number} was sent.", footer: "The shop will call you to confirm it." },
  orderFailed: {
    title: "Oops something wrong please try again",
    footer: "No Response Try again later.",
  },
  chatFieldsMissing: { title: "please enter all fields" },
  loggedIn: { title: "successfully loged In" },
  loginFailed: { title: "Oops.. something wrong please try again" },
  loggedOut: { title: "logged out" },
  signupFieldsMissing: { title: "please enter empty field" },
  signupRefused: { title: "{error}", footer: "please enter new email or login" },
  signedUp: { title: "Account Created Successfully", footer: "Enjoy with your shopping now." },
  passwordChanged: { title: "Your password is changed.", footer: "You are logged in." },
  adminBadEmail: { title: "please enter a vaild email", footer: "For example: name@example.com" },
  adminLoggedIn: { title: "successfully login." },
  adminLoginFailed: { title: "email or password invalid", footer: "please try again later.!" },
  adminNetworkError: { title: "Network Error", footer: "please make sure abouut connection!" },
  newProductFieldsMissing: { title: "please enter All your fields" },
  productFieldsMissing: { title: "please enter All fields" },
  added: { title: "successfully added" },
  updated: { title: "successfully updated" },
  saved: { title: "successfully." },
  deleted: { title: "deleted successfully" },
  newOrder: { title: "New order" },
  subCategoryAdded: { title: "new subCategory added" },
  subCategoryRefused: { title: "Oops, {message}", footer: "{error}" },
  saveFailed: { title: "something went wrong please try again later !." },
  saveRefused: {
    title: "something went wrong please try again later !.",
    footer: "The form marks what to correct.",
  },
  picturesNotSaved: {
    title: "something went wrong please try again later !.",
    footer: "Saved, but without these pictures: {files}",
  },
  partNumberTaken: {
    title: "Another product has this part number.",
    footer: "It was saved all the same.",
  },
  partNumberTakenBy: {
    title: "Another product has this part number.",
    footer: "“{name}” has it too. It was saved all the same.",
  },
};
