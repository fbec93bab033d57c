ALTER TABLE "orders" ADD COLUMN "deliver_to" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_cost" numeric(12, 2);