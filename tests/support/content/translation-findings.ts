import {
  translatableFields,
  translatableValue,
  type TranslatableField,
} from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslatableTable } from '@cae-map/contract/enumerations';
import { contentHtml } from '@cae-map/expedition/testing/chronicle';
import type { Finding } from '@cae-map/expedition/translations/checks/finding';
import { runChecks } from '@cae-map/expedition/translations/checks/run-checks';
import { createGlossary } from '@cae-map/expedition/translations/glossary/glossary';
import { glossaryEntries } from '@cae-map/expedition/translations/glossary/glossary-entries';
import type { ContentRecords } from './content-files.ts';

/** A finding of the checks of translations, with the field in which it is. */
export interface ContentFinding {
  readonly finding: Finding;
  readonly field: string;
}

/** Runs the checks of translations over all fields of the content that are translated into English. */
export function findInTranslations(content: ContentRecords): ContentFinding[] {
  const glossary = createGlossary(glossaryEntries(content.places, content.people));
  return listRecords(content).flatMap(({ table, id, record }) => {
    const fields: readonly TranslatableField[] = translatableFields[table];
    return fields.flatMap((field) =>
      runChecks({
        source: translatableValue(record, field, 'ru'),
        target: translatableValue(record, field, 'en'),
        format: field.format,
        language: 'en',
        glossary,
      }).map((finding): ContentFinding => ({ finding, field: `${table} ${id} ${field.name}` })),
    );
  });
}

interface TableRecord {
  readonly table: TranslatableTable;
  readonly id: number;
  readonly record: object;
}

/** The records with the names that their fields have in the database. */
function listRecords({ places, chapters, texts, paintings }: ContentRecords): TableRecord[] {
  return [
    ...places.map((record) => ({ table: 'places', id: record.place_id, record }) as const),
    ...paintings.map((record) => ({ table: 'images', id: record.image_id, record }) as const),
    ...chapters.map(({ chapter, title_ru, title_en }) => {
      const record = { chapter_title: title_ru, chapter_title_en: title_en };
      return { table: 'chapters', id: chapter, record } as const;
    }),
    ...texts.map((text) => {
      const record = {
        text_content: contentHtml(text.text_content_ru),
        text_content_en: contentHtml(text.text_content_en),
        text_onplace: text.text_onplace_ru,
        text_onplace_en: text.text_onplace_en,
      };
      return { table: 'texts', id: text.text_id, record } as const;
    }),
  ];
}
