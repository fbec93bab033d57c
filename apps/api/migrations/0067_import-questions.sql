ALTER TABLE "import_lines" ADD COLUMN "same_part" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "set_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "stock_changes" integer DEFAULT 0 NOT NULL;