import type { Page } from "playwright";

/** Administrator of a shop that was started with `ADMIN_PASSWORD` set to this password. */
export const ADMIN = { email: "admin@nilometer.example", password: "a long bench secret" };

/** Logs in on the dashboard; resolves once the list of products is open. */
export async function logIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/admin-login?next=/dash/products`);
  await page.getByRole("textbox", { name: "Email" }).fill(ADMIN.email);
  await page.locator("input[type=password]").fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dash/products");
}
