ALTER TABLE "places" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "places" SET "sources" = "cited"."sources" FROM (
	SELECT "place_id", jsonb_agg(jsonb_strip_nulls(jsonb_build_object('work', "work_id", 'chapter', "chapter", 'page', "page")) ORDER BY "position") AS "sources"
	FROM "citations" WHERE "place_id" IS NOT NULL GROUP BY "place_id"
) AS "cited" WHERE "places"."place_id" = "cited"."place_id";--> statement-breakpoint
UPDATE "texts" SET "sources" = "cited"."sources" FROM (
	SELECT "text_id", jsonb_agg(jsonb_strip_nulls(jsonb_build_object('work', "work_id", 'chapter', "chapter", 'page', "page")) ORDER BY "position") AS "sources"
	FROM "citations" WHERE "text_id" IS NOT NULL GROUP BY "text_id"
) AS "cited" WHERE "texts"."text_id" = "cited"."text_id";--> statement-breakpoint
DROP TABLE "citations" CASCADE;
