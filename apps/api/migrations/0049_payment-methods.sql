ALTER TABLE "orders" ADD COLUMN "pay_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_fee" numeric(12, 2) DEFAULT '0' NOT NULL;