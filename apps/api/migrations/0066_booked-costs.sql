ALTER TABLE "purchase_arrivals" ADD COLUMN "cost" numeric(12, 2);--> statement-breakpoint
UPDATE "purchase_arrivals" SET "cost" = "line"."cost" FROM "purchase_lines" AS "line"
WHERE "line"."purchase_id" = "purchase_arrivals"."purchase_id" AND "line"."product_id" = "purchase_arrivals"."product_id" AND "purchase_arrivals"."receipt_id" IS NOT NULL;