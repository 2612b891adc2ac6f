ALTER TABLE "proposals" ADD COLUMN "photograph_id" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "photograph" jsonb;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "image_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_photograph" ON "proposals" USING btree ("photograph_id");