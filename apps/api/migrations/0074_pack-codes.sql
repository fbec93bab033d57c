ALTER TABLE "products" ADD COLUMN "pack_barcode" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_units" integer;--> statement-breakpoint
CREATE INDEX "products_pack_barcode" ON "products" USING btree ("pack_barcode") WHERE "products"."pack_barcode" is not null;