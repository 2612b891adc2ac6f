ALTER TABLE "books" ADD COLUMN "book_rights" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "book_rights_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "is_downloadable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "books" SET "book_rights" = 'Тексты проекта, лицензия CC BY 4.0', "book_rights_en" = 'Texts of the project, licence CC BY 4.0', "is_downloadable" = true WHERE "book_id" = 1 AND "book_type" = 'chronicle';
