import { ApiError } from "@shop/contract/api-error.ts";
import { isCompanyNamed } from "@shop/domain/orders/placing/order-company.ts";

/** Throws invalid where anything of a company would be stored without its name. */
export function requireCompanyName(company: Parameters<typeof isCompanyNamed>[0]): void {
  if (!isCompanyNamed(company)) throw new ApiError("invalid", { errors: { company: "required" } });
}
