DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_priced_first";--> statement-breakpoint
DROP INDEX "products_of_category_by_price";--> statement-breakpoint
DROP INDEX "products_of_category_by_priced_first";--> statement-breakpoint
DROP INDEX "products_of_sub_category_by_price";--> statement-breakpoint
DROP INDEX "products_of_sub_category_by_priced_first";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_before" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_from" timestamp;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_until" timestamp;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "current_price" numeric(12, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_offers" ON "products" USING btree ("id") WHERE "products"."offer_price" is not null;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("current_price","id");--> statement-breakpoint
CREATE INDEX "products_by_priced_first" ON "products" USING btree (coalesce(nullif("current_price", 0), 10000000000),"id");--> statement-breakpoint
CREATE INDEX "products_of_category_by_price" ON "products" USING btree ("category_id","current_price","id");--> statement-breakpoint
CREATE INDEX "products_of_category_by_priced_first" ON "products" USING btree ("category_id",coalesce(nullif("current_price", 0), 10000000000),"id");--> statement-breakpoint
CREATE INDEX "products_of_sub_category_by_price" ON "products" USING btree ("sub_category_id","current_price","id");--> statement-breakpoint
CREATE INDEX "products_of_sub_category_by_priced_first" ON "products" USING btree ("sub_category_id",coalesce(nullif("current_price", 0), 10000000000),"id");--> statement-breakpoint
CREATE FUNCTION "shop_now"() RETURNS timestamp LANGUAGE sql STABLE AS $$
  SELECT now() AT TIME ZONE 'Africa/Cairo'
$$;--> statement-breakpoint
-- The price of a product now: that of its offer from its first to its last minute, where it is lower. `holdsAt` of packages/domain is the same rule.
CREATE FUNCTION "price_of"(price numeric, offer_price numeric, offer_from timestamp, offer_until timestamp) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN offer_price < price
      AND (offer_from IS NULL OR offer_from <= shop_now())
      AND (offer_until IS NULL OR shop_now() < offer_until + interval '1 minute')
    THEN offer_price
    ELSE price
  END
$$;--> statement-breakpoint
CREATE FUNCTION "set_products_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.current_price := price_of(NEW.price, NEW.offer_price, NEW.offer_from, NEW.offer_until);
  IF TG_OP = 'UPDATE' AND (
    NEW.price <> OLD.price OR (OLD.current_price <> OLD.price AND NEW.current_price = NEW.price)
  ) THEN
    NEW.price_since := now();
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
-- The history knows since when a price is asked.
UPDATE "products" SET "current_price" = "price", "price_since" = coalesce(
  (SELECT max("history"."at") FROM "history" WHERE "history"."entity" = 'product' AND "history"."entity_id" = "products"."id"
    AND "history"."fields" @> '[{"field": "price"}]'),
  "created_at"
);--> statement-breakpoint
CREATE TRIGGER "products_price" BEFORE INSERT OR UPDATE OF "price", "offer_price", "offer_from", "offer_until", "current_price" ON "products"
  FOR EACH ROW EXECUTE FUNCTION "set_products_price"();
