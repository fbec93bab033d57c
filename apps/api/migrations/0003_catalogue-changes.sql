CREATE TABLE "catalogue_changes" (
	"version" bigint PRIMARY KEY NOT NULL,
	"tags" text[],
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
