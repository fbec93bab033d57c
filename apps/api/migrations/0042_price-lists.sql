CREATE TABLE "import_files" (
	"import_id" integer NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_files_import_id_part_pk" PRIMARY KEY("import_id","part")
);
--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "decimal" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "decimal" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "fault_row" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "remembered_from" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "price_jumps" jsonb DEFAULT '{"compared":0,"jumps":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;