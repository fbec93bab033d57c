DROP INDEX "order_payments_by_day";--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "value_date" date DEFAULT ((now() at time zone 'Africa/Cairo'))::date NOT NULL;--> statement-breakpoint
CREATE INDEX "order_payments_by_value_date" ON "order_payments" USING btree ("value_date","id");--> statement-breakpoint
UPDATE "order_payments" SET "value_date" = ("at" at time zone 'Africa/Cairo')::date;--> statement-breakpoint
-- No money comes or goes on a day on which the books are closed.
CREATE FUNCTION "refuse_closed_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed date := (SELECT max("until") FROM "book_closings" WHERE "reopened_at" IS NULL);
BEGIN
  -- A backup brings the closings with the ledgers.
  IF NEW.value_date <= closed AND coalesce(current_setting('shop.stock_change', true), '') NOT LIKE '%"restored"%' THEN
    RAISE EXCEPTION 'The books are closed until %.', closed;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "order_payments_closed" BEFORE INSERT OR UPDATE OF "value_date" ON "order_payments" FOR EACH ROW EXECUTE FUNCTION "refuse_closed_payment"();
