ALTER TABLE "imports" ADD COLUMN "set_specifications" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "stated_specifications" integer DEFAULT 0 NOT NULL;