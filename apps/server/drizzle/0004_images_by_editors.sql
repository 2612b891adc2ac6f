CREATE TABLE "former_image_names" (
	"name" text PRIMARY KEY NOT NULL,
	"image_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_jobs" (
	"image_id" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"worker" text,
	"lease_until" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "image_jobs_state_name" CHECK ("image_jobs"."state" in ('waiting', 'running', 'failed', 'done'))
);
--> statement-breakpoint
CREATE TABLE "originals" (
	"image_id" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"upload_id" text NOT NULL,
	"sha256" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"has_position" boolean NOT NULL,
	CONSTRAINT "originals_format" CHECK ("originals"."format" in ('jpeg', 'png', 'webp', 'avif', 'tiff'))
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "rights_holder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "placeholder" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "has_avif" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_reviewed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "perceptual_hash" text;--> statement-breakpoint
ALTER TABLE "former_image_names" ADD CONSTRAINT "former_image_names_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_jobs" ADD CONSTRAINT "image_jobs_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "originals" ADD CONSTRAINT "originals_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_image_names_image" ON "former_image_names" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "image_jobs_state" ON "image_jobs" USING btree ("state","queued_at");--> statement-breakpoint
CREATE INDEX "originals_sha256" ON "originals" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "originals_upload" ON "originals" USING btree ("upload_id");