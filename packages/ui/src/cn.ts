import { type ClassValue, clsx } from "clsx";

/** Joins class names; falsy values are left out. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
