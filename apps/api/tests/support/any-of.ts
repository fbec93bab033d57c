import { expect } from "vitest";

/** A value of a type in an expected object. */
export const anyOf = (type: typeof String | typeof Number): unknown => expect.any(type);
