ALTER TABLE "order_return_lines" DROP CONSTRAINT "order_return_lines_qty";--> statement-breakpoint
ALTER TABLE "order_returns" DROP CONSTRAINT "order_returns_value";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_returned" numeric(12, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "fee" numeric(12, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_qty" CHECK ("order_return_lines"."qty" >= 0);--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_value" CHECK ("order_returns"."value" >= 0 and "order_returns"."delivery" >= 0 and "order_returns"."fee" >= 0);