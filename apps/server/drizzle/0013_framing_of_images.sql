ALTER TABLE "images" ADD COLUMN "focus_x" double precision;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "focus_y" double precision;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "rotation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "crop" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_focus_x" CHECK ("images"."focus_x" between 0 and 1);--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_focus_y" CHECK ("images"."focus_y" between 0 and 1);--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_rotation" CHECK ("images"."rotation" in (0, 90, 180, 270));