DROP INDEX "product_images_product";--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "alt_ar" text;--> statement-breakpoint
CREATE INDEX "product_images_product" ON "product_images" USING btree ("product_id","position","id");