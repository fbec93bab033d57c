/** Whether an answer reports success: only by status `true` itself, not by another truthy value such as the text 'false'. */
export const isSuccess = ({ status }: { readonly status: unknown }): boolean => status === true;
