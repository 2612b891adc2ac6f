import { textsIn } from '@cae-map/expedition/texts/titles';
import { recordLanguages } from '@cae-map/contract/content-languages';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import { DateInput } from '../../../../ui/workbench/form/date-input.tsx';
import { invalidDate } from '../../../../ui/workbench/kind/form-field.ts';
import { bookEditingMessages } from '../../messages/index.ts';
import styles from '../import.module.css';
import {
  correctText,
  joinWithPrevious,
  leaveTextOut,
  type BookImport,
  type CorrectedFields,
  type LocatedText,
} from '../model/book-import.ts';

const dateBounds = { min: '1900-01-01', max: '1999-12-31' };
const dateFormats = ['YYYY-MM-DD', 'YYYY-MM', 'YYYY'] as const;
const headings = [
  { field: 'text_onplace', language: 'ru' },
  { field: 'text_onplace_en', language: 'en' },
] as const;

interface TextCorrectionProps extends LocatedText {
  readonly change: (change: (imported: BookImport) => BookImport) => void;
}

/** The dates and the heading of a text with its words. */
export function TextCorrection({ chapter, text, change }: TextCorrectionProps) {
  const { messages } = useLanguage(bookEditingMessages);
  const labels = messages.bookImport;
  const { names, formats } = messages.textFields;
  const set = (fields: CorrectedFields): void => change((before) => correctText(before, text.key, fields));
  const problemOf = (value: string | null): string | null =>
    value === invalidDate ? labels.invalidDate : null;
  const isFirst = chapter.texts[0]?.key === text.key;
  return (
    <div className={styles.correction}>
      <div className={styles.fields}>
        {(['text_date', 'text_enddate'] as const).map((field) => (
          <Field key={field} label={names[field]} problem={problemOf(text[field])}>
            {(attributes) => (
              <DateInput
                attributes={attributes}
                value={text[field] ?? ''}
                {...dateBounds}
                onChange={(day) => set({ [field]: day })}
              />
            )}
          </Field>
        ))}
        <Field label={names.date_format}>
          {(attributes) => (
            <select
              {...attributes}
              value={text.date_format}
              onChange={({ target }) => set({ date_format: target.value })}
            >
              {dateFormats.map((format) => (
                <option key={format} value={format}>
                  {formats[format]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {headings.map(({ field, language }) => (
          <Field key={field} label={names[field]}>
            {(attributes) => (
              <input
                {...attributes}
                type="text"
                lang={language}
                autoComplete="off"
                value={text[field]}
                onChange={({ target }) => set({ [field]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className={styles.buttons}>
        {!isFirst && (
          <Button look="outlined" onClick={() => change((before) => joinWithPrevious(before, text.key))}>
            {labels.joinText}
          </Button>
        )}
        <Button look="outlined" onClick={() => change((before) => leaveTextOut(before, text.key))}>
          {labels.leaveTextOut}
        </Button>
      </div>
      {recordLanguages.map((language) => {
        const html = textsIn(text, 'text_content')[language];
        return html === '' ? null : (
          <div
            key={language}
            className={styles.text}
            role="region"
            aria-label={labels.languages[language]}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by Tab
            tabIndex={0}
          >
            <RichText html={html} lang={language} />
          </div>
        );
      })}
    </div>
  );
}
