ALTER TABLE "products" ADD COLUMN "visibility" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Plans of imports that are checked or being written name every column; until now all products are shown.
UPDATE "import_lines" SET "plan" = "plan" || '{"visibility":"shown"}'::jsonb WHERE "plan" IS NOT NULL AND "plan" ->> 'action' <> 'deleted' AND "import_id" IN (SELECT "id" FROM "imports" WHERE "state" IN ('checking', 'checked', 'applying', 'undoing'));
