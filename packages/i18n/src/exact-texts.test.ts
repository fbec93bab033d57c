import { describe, expect, test } from "vitest";

import { allMessages } from "./all.ts";
import { textsOf, wordingsOf } from "./testing.ts";

const english = new Set(textsOf(allMessages.en).flatMap(wordingsOf));
const keys = new Set(textsOf(allMessages.en).flatMap(({ place }) => place.split(".")));

/** Texts that the specification quotes, with `{name}` where it puts a value; spelling included. */
const exactTexts = [
  ["ROUTE-2", "page not found"],
  ["HOME-4", "Error, please try again later.!"],
  ["LIST-2", "no results founded."],
  ["LIST-4", "price updating"],
  ["CATEGORY-2", "Loading...."],
  ["DETAIL-5", "order now"],
  ["CART-6", "Added To Cart Successfully"],
  ["CART-8", "Oops... You need to add product in your cart."],
  ["CHECKOUT-3", "please enter a vaild email"],
  ["CHECKOUT-4", "Please Enter A Vaild Phone Number"],
  ["CHECKOUT-6", "Oops something wrong please try again"],
  ["CHECKOUT-6", "No Response Try again later."],
  ["CHECKOUT-7", "please enter all fields"],
  ["LOGIN-1", "successfully loged In"],
  ["LOGIN-2", "Oops.. something wrong please try again"],
  ["SIGNUP-1", "sign up"],
  ["SIGNUP-1", "already have an account?"],
  ["SIGNUP-2", "please enter empty field"],
  ["SIGNUP-3", "please enter new email or login"],
  ["SIGNUP-4", "Account Created Successfully"],
  ["SIGNUP-4", "Enjoy with your shopping now."],
  ["SESSION-2", "Are you sure?"],
  ["SESSION-2", "logged out?"],
  ["SESSION-2", "Yes, logout"],
  ["SESSION-2", "logged out"],
  ["ABOUT-4", "Please enter a valid name (at least 3 characters)."],
  ["ABOUT-5", "Please enter a valid email."],
  ["ABOUT-6", "Please enter a valid phone number."],
  ["ABOUT-7", "Message cannot be empty or exceed 500 characters."],
  ["HEADER-1", "products"],
  ["HEADER-1", "about us"],
  ["HEADER-1", "blog"],
  ["HEADER-2", "signup"],
  ["CHAT-1", "How can we help You?"],
  ["SEARCH-1", "Search..."],
  ["SEARCH-3", "no result found."],
  ["SEARCH-4", "show all result"],
  ["ADMIN-1", "login"],
  ["ADMIN-1", "loading..."],
  ["ADMIN-1", "successfully login."],
  ["ADMIN-3", "please enter a vaild email"],
  ["ADMIN-4", "email or password invalid"],
  ["ADMIN-4", "please try again later.!"],
  ["ADMIN-4", "Network Error"],
  ["ADMIN-4", "please make sure abouut connection!"],
  ["ADMIN-8", "HomeDash"],
  ["APROD-1", "add new products"],
  ["APROD-1", "name"],
  ["APROD-1", "price"],
  ["APROD-1", "amount"],
  ["APROD-1", "description"],
  ["APROD-1", "image"],
  ["APROD-1", "actions"],
  ["APROD-3", "{term} not found!"],
  ["APROD-6", "please enter All your fields"],
  ["APROD-7", "please enter All fields"],
  ["APROD-10", "successfully added"],
  ["APROD-10", "successfully updated"],
  ["APROD-10", "something went wrong please try again later !."],
  ["APROD-11", "Are you sure?"],
  ["APROD-11", "You won't be able to revert this!"],
  ["APROD-11", "Yes, delete it!"],
  ["APROD-11", "deleted successfully"],
  ["ASUB-1", "category name"],
  ["ASUB-3", "Oops, {message}"],
  ["ASUB-3", "new subCategory added"],
  ["ASUB-6", "{term} not found!"],
  ["ACAT-1", "Categories"],
  ["ACAT-1", "Error: please try again later"],
  ["ACAT-2", "Create"],
  ["ACAT-2", "Add new category"],
  ["ACAT-2", "sort_index"],
  ["ACAT-3", "sort index"],
  ["ACAT-4", "Pr"],
  ["ACAT-5", "edit"],
  ["ACAT-5", "delete"],
  ["ACAT-5", "cancel"],
  ["ACAT-5", "continue"],
  ["ACAT-6", "columns"],
  ["ACAT-7", "page {page} of {count}"],
  ["AEDIT-1", "Edit {name}"],
  ["AEDIT-1", "Name"],
  ["AEDIT-1", "Description"],
  ["AEDIT-1", "Price"],
  ["AEDIT-1", "Amount"],
  ["AEDIT-1", "Sub category"],
  ["AEDIT-1", "save"],
  ["AEDIT-1", "close"],
  ["AEDIT-2", "Select subCategory..."],
  ["AEDIT-2", "Search subCategory..."],
  ["AEDIT-2", "No subCategory found."],
  ["NOTICE-3", "successfully."],
  ["API-24", "Internal Server Error"],
] as const;

describe("texts that the specification quotes", () => {
  test.for(exactTexts)("%s '%s'", ([, text]) => {
    expect(english).toContain(text);
  });
});

describe("D-16 names that the specification gives to texts", () => {
  test.for([
    ["ACAT-5", "delete_confirmation"],
    ["ACAT-6", "toggle_columns"],
    ["ACAT-6", "no_results"],
    ["TABLE-2", "something_went_wrong"],
  ] as const)("%s '%s'", ([, key]) => {
    expect(keys).toContain(key);
  });
});
