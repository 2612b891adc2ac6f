CREATE TABLE "announced_changes" (
	"announcement_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announced_changes_announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"sender" text NOT NULL,
	"tags" jsonb NOT NULL,
	"announced_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "presence" (
	"user_id" integer NOT NULL,
	"window_id" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"full_name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presence_entity_entity_id_user_id_window_id_pk" PRIMARY KEY("entity","entity_id","user_id","window_id")
);
--> statement-breakpoint
CREATE INDEX "announced_changes_time" ON "announced_changes" USING btree ("announced_at");--> statement-breakpoint
CREATE INDEX "presence_expiry" ON "presence" USING btree ("expires_at");