ALTER TABLE "orders" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms" text DEFAULT '' NOT NULL;