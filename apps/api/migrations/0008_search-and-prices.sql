ALTER TABLE "search_documents" ADD COLUMN "is_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "rules" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "written" text;--> statement-breakpoint
CREATE INDEX "products_by_priced_first" ON "products" USING btree (coalesce(nullif("price", 0), 10000000000),"id");--> statement-breakpoint
CREATE INDEX "products_of_category_by_priced_first" ON "products" USING btree ("category_id",coalesce(nullif("price", 0), 10000000000),"id");--> statement-breakpoint
CREATE INDEX "products_of_sub_category_by_priced_first" ON "products" USING btree ("sub_category_id",coalesce(nullif("price", 0), 10000000000),"id");--> statement-breakpoint
CREATE INDEX "search_words_plain" ON "search_words" USING btree ("word") WHERE "search_words"."written" is null;--> statement-breakpoint
CREATE INDEX "search_words_reversed" ON "search_words" USING btree (reverse("word"));