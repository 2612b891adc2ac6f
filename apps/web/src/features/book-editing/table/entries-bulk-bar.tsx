import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { textIn } from '@cae-map/expedition/texts/titles';
import { planShifts, readDays } from '../../../lib/editing/shift-dates.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ListView } from '../../../lib/lists/list-store.ts';
import { BulkBar, type BulkControl } from '../../../ui/workbench/list/bulk-bar.tsx';
import { reportNotShifted } from '../../../ui/workbench/list/report-not-shifted.ts';
import { compareChapters } from '../compare-order.ts';
import { bookEditingMessages } from '../messages/index.ts';
import { DivideChapter } from './divide-chapter.tsx';
import { stepsToChapter } from './writes/chapter-steps.ts';
import { divideEdits, editTexts, type FieldsOfText } from './writes/edit-texts.ts';
import { useTableChanges } from './writes/use-table-changes.ts';

const formats = ['YYYY-MM-DD', 'YYYY-MM', 'YYYY'] as const;

type BulkField = 'shifted_dates' | 'date_format' | 'chapter_id';

interface EntriesBulkBarProps {
  readonly store: ListView;
  readonly chapter: ChapterRevision;
  /** All chapters of the book. */
  readonly chapters: readonly ChapterRevision[];
  /** The texts of the chapter in their order. */
  readonly texts: readonly TextRevision[];
  /** Those that are chosen, in their order. */
  readonly chosen: readonly TextRevision[];
  readonly onRemove: () => void;
}

/** Shifts the dates of all chosen texts, changes the precision of their dates, moves them to another chapter, or deletes them. */
export function EntriesBulkBar(properties: EntriesBulkBarProps) {
  const { store, chapter, chapters, texts, chosen, onRemove } = properties;
  const { language, messages } = useLanguage(bookEditingMessages);
  const save = useTableChanges();
  const labels = messages.entryActions;
  const others = chapters
    .filter(({ chapter_id: id }) => id !== chapter.chapter_id)
    .toSorted(compareChapters)
    .map((other) => ({
      key: String(other.chapter_id),
      label: textIn(other, 'chapter_title', language).text,
    }));
  const names: Readonly<Record<BulkField, string>> = {
    shifted_dates: messages.recordList.bulk.shiftedDates,
    date_format: messages.textFields.names.date_format,
    chapter_id: labels.chapter,
  };
  const controls: Readonly<Record<BulkField, BulkControl>> = {
    shifted_dates: { kind: 'days' },
    date_format: {
      kind: 'choice',
      choices: formats.map((key) => ({ key, label: messages.textFields.formats[key] })),
    },
    chapter_id: { kind: 'choice', choices: others },
  };
  const saveFields = (edits: readonly FieldsOfText[], field: BulkField): Promise<boolean> =>
    save(labels.edited(edits.length, names[field]), (access) =>
      Promise.resolve(divideEdits(edits).map((part) => () => editTexts(access, part))),
    );

  const shift = async (days: number): Promise<void> => {
    const { shifts, notShifted } = planShifts(chosen.map(toShifted), days);
    const dates = new Map(shifts.map((one) => [one.id, one.dates]));
    const edits = chosen.flatMap((text) => {
      const fields = dates.get(text.text_id);
      return fields === undefined ? [] : [{ text, fields }];
    });
    if (edits.length > 0 && !(await saveFields(edits, 'shifted_dates'))) return;
    reportNotShifted(notShifted, { isAnyShifted: edits.length > 0, messages });
  };

  const apply = async (field: BulkField, value: string): Promise<void> => {
    if (field === 'shifted_dates') return await shift(readDays(value) ?? 0);
    if (field === 'chapter_id') {
      const title = others.find(({ key }) => key === value)?.label ?? '';
      await save(labels.moved(chosen.length, title), (access) =>
        stepsToChapter(access, chosen, Number(value)),
      );
      return;
    }
    const date_format = formats.find((one) => one === value);
    if (date_format === undefined) return;
    await saveFields(
      chosen.map((text) => ({ text, fields: { date_format } })),
      field,
    );
  };

  const [first] = chosen;
  return (
    <BulkBar
      label={labels.label}
      count={chosen.length}
      store={store}
      fields={['shifted_dates', 'date_format', ...(others.length > 0 ? (['chapter_id'] as const) : [])]}
      initialField="shifted_dates"
      nameOf={(field) => names[field]}
      controlOf={(field) => controls[field]}
      onApply={apply}
      onRemove={onRemove}
      renderActions={(run) =>
        first !== undefined &&
        chosen.length === 1 && (
          <DivideChapter chapter={chapter} texts={texts} first={first} save={save} run={run} />
        )
      }
    />
  );
}

function toShifted({ text_id: id, date_format, text_date, text_enddate }: TextRevision) {
  return { id, date_format, dates: { text_date, text_enddate } };
}
