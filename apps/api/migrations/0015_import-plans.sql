ALTER TABLE "import_lines" ADD COLUMN "plan" jsonb;--> statement-breakpoint
-- What is written is planned by the check, so that checked imports have to be checked again.
UPDATE "imports" SET "state" = 'uploaded' WHERE "state" = 'checked';
