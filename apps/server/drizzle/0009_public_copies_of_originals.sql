ALTER TABLE "image_jobs" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_original_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "originals" ADD COLUMN "public_copy" text;--> statement-breakpoint
-- Copies are made of all originals that were uploaded before, and jobs that had failed for a reason that has passed are repeated.
INSERT INTO "image_jobs" ("image_id") SELECT "image_id" FROM "originals"
ON CONFLICT ("image_id") DO UPDATE SET "state" = 'waiting', "attempts" = 0, "queued_at" = now(), "worker" = null, "lease_until" = null, "error" = null;
