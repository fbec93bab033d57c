/** The direction of a text of a file: one without letters, such as '10+' or '-5', has none of its own and reads from left to right. */
export const directionOf = (text: string): "ltr" | undefined => (/\p{L}/u.test(text) ? undefined : "ltr");
