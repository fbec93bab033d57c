import type { Decorator } from "@storybook/react-vite";
import { cloneElement, isValidElement } from "react";

import { arabicOf } from "./arabic-texts.ts";

type Values = Readonly<Record<string, unknown>>;

/** Props whose values are never shown. */
const codes = new Set(["type", "role", "status", "tone", "variant", "size"]);

const isPlainObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const translateValues = (values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, codes.has(key) ? value : translate(value)]),
  );

/** Calls a function; the message of an error that it throws is shown as well. */
function callTranslated(value: CallableFunction, args: readonly unknown[]): unknown {
  try {
    return Reflect.apply(value, undefined, args);
  } catch (error) {
    throw error instanceof Error ? new Error(arabicOf(error.message), { cause: error }) : error;
  }
}

/**
 * Translates the sample texts in a value of any kind: elements with their props, lists, labels, functions that return
 * them. Storybook renders a story's function as a component with the story's context as props; it is called here, so
 * that its elements can be read.
 */
function translate(value: unknown): unknown {
  if (typeof value === "string") return arabicOf(value);
  if (typeof value === "function")
    return (...args: unknown[]): unknown => translate(callTranslated(value, args));
  if (Array.isArray(value)) return value.map(translate);
  if (isValidElement<Values>(value)) {
    const { type, props } = value;
    if (typeof type === "function" && "originalStoryFn" in props)
      return translate(Reflect.apply(type, undefined, [props]));
    const { ref: _ref, ...rest } = props;
    return cloneElement(value, translateValues(rest));
  }
  return isPlainObject(value) ? translateValues(value) : value;
}

/** Shows a story's sample texts in Arabic while that is the toolbar's language. */
export const inArabic: Decorator = (Story, { globals }) => {
  const story = Story();
  const translated = globals["locale"] === "ar" ? translate(story) : story;
  return isValidElement(translated) ? translated : story;
};
