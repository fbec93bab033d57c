ALTER TABLE "attributes" ADD COLUMN "alternative" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "needs" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "accessories" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "alternatives" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_needs" ON "products" USING gin ("needs") WHERE "products"."needs" <> '{}';--> statement-breakpoint
CREATE INDEX "products_accessories" ON "products" USING gin ("accessories") WHERE "products"."accessories" <> '{}';