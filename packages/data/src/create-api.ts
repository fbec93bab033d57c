import { type Api, apiClient } from "./api.ts";
import { type ApiOptions, createCall } from "./call.ts";

/** Creates an API client. */
export const createApi = (options: ApiOptions): Api => apiClient(createCall(options));
