ALTER TABLE "order_lines" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "pieces_per_unit" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pieces_per_unit" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_order" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "order_step" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_order" integer;--> statement-breakpoint
CREATE INDEX "products_barcode" ON "products" USING btree ("barcode") WHERE "products"."barcode" is not null;