CREATE TABLE "former_originals" (
	"file" text NOT NULL,
	"upload_id" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"has_position" boolean NOT NULL,
	"image_id" integer NOT NULL,
	"perceptual_hash" text,
	"replaced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_originals_format" CHECK ("former_originals"."format" in ('jpeg', 'png', 'webp', 'avif', 'tiff'))
);
--> statement-breakpoint
ALTER TABLE "former_originals" ADD CONSTRAINT "former_originals_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_originals_image" ON "former_originals" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "former_originals_sha256" ON "former_originals" USING btree ("sha256");