ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_purpose";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text DEFAULT 'user' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose" CHECK ("one_time_tokens"."purpose" in ('confirm_email', 'reset_password', 'invitation', 'google_sign_in'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'translator', 'editor', 'admin'));--> statement-breakpoint
-- Superusers become administrators, and the newest session of a user is the last sign-in that is known.
UPDATE "users" SET "role" = CASE WHEN "is_superuser" THEN 'admin' ELSE 'user' END, "last_sign_in_at" = (SELECT max("created_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."user_id");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_superuser";
