CREATE TABLE "reported_errors" (
	"error_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"origin" text NOT NULL,
	"release" text NOT NULL,
	"page" text NOT NULL,
	"count" integer NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "log_counts" DROP CONSTRAINT "log_counts_event";--> statement-breakpoint
ALTER TABLE "log_counts" ADD CONSTRAINT "log_counts_event" CHECK ("log_counts"."event" in ('layerChange', 'showWelcomeDialog', 'showPlaceDebug', 'mapMoveDebug', 'locate', 'english_announcement', 'placeOpen', 'directions'));