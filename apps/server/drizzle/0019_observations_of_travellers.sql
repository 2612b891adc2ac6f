ALTER TABLE "proposals" ADD COLUMN "observation" jsonb;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "client_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_client_key" ON "proposals" USING btree ("client_key");