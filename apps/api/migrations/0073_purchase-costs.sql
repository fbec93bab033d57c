ALTER TABLE "postings" ADD COLUMN "purchase_id" integer;--> statement-breakpoint
ALTER TABLE "purchase_arrivals" ADD COLUMN "value" numeric(24, 2);--> statement-breakpoint
ALTER TABLE "purchase_arrivals" ADD COLUMN "charges" numeric(24, 2);--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "freight" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "duty" numeric(12, 2);--> statement-breakpoint
-- What was booked stands at what its packs cost then, summed as the domain sums it: each arrival adds what it adds to the pieces before it.
UPDATE "purchase_arrivals" SET "value" = stood."value", "charges" = 0
FROM (
  SELECT "id", div("upto" * "cost" * 200 + "pack", "pack" * 2::bigint) * 0.01 - div(("upto" - "qty") * "cost" * 200 + "pack", "pack" * 2::bigint) * 0.01 AS "value"
  FROM (
    SELECT arrived."id", arrived."qty", arrived."cost", line."pack",
      sum(arrived."qty"::bigint) OVER (PARTITION BY arrived."purchase_id", arrived."product_id", arrived."cost" ORDER BY arrived."receipt_id", arrived."id") AS "upto"
    FROM "purchase_arrivals" AS arrived
    JOIN "purchase_lines" AS line ON line."purchase_id" = arrived."purchase_id" AND line."product_id" = arrived."product_id"
    WHERE arrived."receipt_id" IS NOT NULL AND div(arrived."cost" * 200 + line."pack", line."pack" * 2::bigint) > 0
  ) AS summed
) AS stood WHERE stood."id" = "purchase_arrivals"."id";--> statement-breakpoint
-- As before, and names the purchase order; a corrected cost of one says so.
CREATE OR REPLACE FUNCTION "post_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change jsonb := coalesce(nullif(current_setting('shop.stock_change', true), ''), '{}')::jsonb;
  stated text := change ->> 'cause';
BEGIN
  IF stated = 'restored' THEN
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO postings ("at", "day", "kind", "cause", "product_id", "known", "units", "cost", "category_id", "brand", "by")
    SELECT now(), (now() AT TIME ZONE 'Africa/Cairo')::date, 'to_sell', 'created', id, stock_value IS NOT NULL, amount, coalesce(stock_value, 0),
      category_id, brand, coalesce(change ->> 'by', '')
    FROM new_rows WHERE amount <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO postings ("at", "day", "kind", "cause", "product_id", "known", "units", "cost", "loss", "category_id", "brand", "by")
    SELECT now(), (now() AT TIME ZONE 'Africa/Cairo')::date, 'to_sell', 'purged', id, stock_value IS NOT NULL, -amount, -coalesce(stock_value, 0),
      coalesce(stock_value, 0), category_id, brand, coalesce(change ->> 'by', '')
    FROM old_rows WHERE amount <> 0;
  ELSE
    INSERT INTO postings ("at", "day", "order_id", "purchase_id", "kind", "cause", "product_id", "known", "units", "cost", "loss", "category_id", "brand", "by")
    SELECT now(), (now() AT TIME ZONE 'Africa/Cairo')::date, (change ->> 'orderId')::integer, (change ->> 'purchaseId')::integer, 'to_sell', part.cause, moved.id, moved.known, part.units,
      part.cost, CASE WHEN part.cause IN ('counted', 'corrected', 'imported', 'breakage', 'own_use', 'found') THEN -part.cost ELSE 0 END, moved.category_id, moved.brand,
      coalesce(change ->> 'by', '')
    FROM (
      SELECT changed.id, changed.category_id, changed.brand, changed.stock_value IS NOT NULL AS known, changed.amount - was.amount AS units,
        coalesce(changed.stock_value, 0) - coalesce(was.stock_value, 0) AS cost,
        CASE stated WHEN 'order' THEN CASE WHEN changed.amount < was.amount THEN 'ordered' ELSE 'returned' END ELSE coalesce(stated, 'corrected') END
          AS cause,
        -- What the pieces that moved were worth: where a writer states it, all of the change, else their share of what was there.
        CASE
          WHEN stated IN ('order', 'received', 'released') OR was.amount <= 0 OR was.stock_value IS NULL OR changed.stock_value IS NULL
            THEN coalesce(changed.stock_value, 0) - coalesce(was.stock_value, 0)
          ELSE round(was.stock_value * greatest(changed.amount, 0) / was.amount, 2) - was.stock_value
        END AS moved_cost
      FROM new_rows AS changed JOIN old_rows AS was USING (id)
      WHERE changed.amount <> was.amount OR changed.stock_value IS DISTINCT FROM was.stock_value
    ) AS moved
    CROSS JOIN LATERAL (VALUES
      (moved.cause, moved.units, CASE WHEN moved.units = 0 THEN 0 ELSE moved.moved_cost END),
      (CASE stated WHEN 'cost_adjusted' THEN stated ELSE 'revalued' END, 0, moved.cost - CASE WHEN moved.units = 0 THEN 0 ELSE moved.moved_cost END)
    ) AS part (cause, units, cost)
    WHERE part.units <> 0 OR part.cost <> 0
    ORDER BY moved.id;
  END IF;
  RETURN NULL;
END
$$;
