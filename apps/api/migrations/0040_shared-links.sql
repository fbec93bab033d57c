CREATE TABLE "shared_links" (
	"token" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shared_links_expiry" ON "shared_links" USING btree ("kind","expires_at");--> statement-breakpoint
INSERT INTO "shared_links" ("token", "kind", "content", "expires_at")
SELECT "token", 'cart', "pieces", "expires_at" FROM "shared_carts";
