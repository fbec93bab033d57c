ALTER TABLE "imports" ADD COLUMN "written" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "actor" jsonb;