import { type Api, apiOver } from "./api.ts";
import { type ApiOptions, createCall } from "./call.ts";

/** A client of the API that is ready to call. */
export const createApi = (options: ApiOptions): Api => apiOver(createCall(options));
