ALTER TABLE "orders" ADD COLUMN "request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mail_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_holding_by_phone" ON "orders" USING btree ("phone_key") WHERE "orders"."state" = 'received' and not "orders"."request";--> statement-breakpoint
CREATE INDEX "orders_holding_by_sender" ON "orders" USING btree ("sender") WHERE "orders"."state" = 'received' and not "orders"."request";