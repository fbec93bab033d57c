CREATE TABLE "product_keys" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"name_exact" text collate "C" NOT NULL,
	"part_exact" text collate "C",
	"name_key" text collate "C" NOT NULL,
	"part_key" text collate "C",
	"manufacturer_part_key" text collate "C"
);
--> statement-breakpoint
DROP TABLE "search_documents" CASCADE;--> statement-breakpoint
DROP TABLE "search_pending" CASCADE;--> statement-breakpoint
DROP TABLE "search_words" CASCADE;--> statement-breakpoint
ALTER TABLE "product_keys" ADD CONSTRAINT "product_keys_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_keys_name" ON "product_keys" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "product_keys_part" ON "product_keys" USING btree ("part_key");--> statement-breakpoint
CREATE INDEX "product_keys_manufacturer_part" ON "product_keys" USING btree ("manufacturer_part_key");