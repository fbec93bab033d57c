CREATE TABLE "demonstration" (
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"content" text,
	CONSTRAINT "demonstration_entity_entity_id_pk" PRIMARY KEY("entity","entity_id")
);
--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "first_steps_dismissed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;