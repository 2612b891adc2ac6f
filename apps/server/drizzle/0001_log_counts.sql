CREATE TABLE "log_counts" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"lang" text NOT NULL,
	"detail" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "log_counts_day_event_lang_detail_pk" PRIMARY KEY("day","event","lang","detail"),
	CONSTRAINT "log_counts_event" CHECK ("log_counts"."event" in ('layerChange', 'showWelcomeDialog', 'showPlaceDebug', 'mapMoveDebug', 'locate', 'english_announcement')),
	CONSTRAINT "log_counts_lang" CHECK ("log_counts"."lang" in ('ru', 'en'))
);
