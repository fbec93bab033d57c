DROP INDEX "mails_to_send";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kept_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_log" ADD COLUMN "mail_id" integer;--> statement-breakpoint
ALTER TABLE "order_log" ADD CONSTRAINT "order_log_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_kept" ON "mails" USING btree ("kept_at") WHERE "mails"."kept_at" is not null;--> statement-breakpoint
CREATE INDEX "order_log_of_mail" ON "order_log" USING btree ("mail_id") WHERE "order_log"."mail_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_to_send" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."sent_at" is null and "mails"."kept_at" is null and "mails"."given_up_at" is null;