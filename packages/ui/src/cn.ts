import { type ClassValue, clsx } from "clsx";

/** Joins class names and skips falsy values. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
