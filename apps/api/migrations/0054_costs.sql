ALTER TABLE "order_lines" ADD COLUMN "cost" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cost_price" numeric(12, 2);