ALTER TABLE "products" ADD COLUMN "supplier_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "supplier_part" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "supplier_pack" integer;--> statement-breakpoint
UPDATE "products" SET "supplier_id" = "supply"."supplier_id", "supplier_part" = nullif("supply"."supplier_part", ''), "supplier_pack" = nullif("supply"."pack", 1)
FROM "product_suppliers" AS "supply" WHERE "supply"."product_id" = "products"."id";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_of_supplier" ON "products" USING btree ("supplier_id","id") WHERE "products"."supplier_id" is not null;--> statement-breakpoint
DROP TABLE "product_suppliers";
