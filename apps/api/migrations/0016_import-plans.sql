CREATE TABLE "import_pictures" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"code" text,
	CONSTRAINT "import_pictures_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "import_lines" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "created_groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "work" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is written is planned by the check, so that checked imports have to be checked again.
UPDATE "imports" SET "state" = 'uploaded' WHERE "state" = 'checked';
