import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import type { ComponentType } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { LazyPart } from '../../../../ui/feedback/lazy-part.tsx';
import formStyles from '../../../../ui/workbench/form/form.module.css';
import { PlainHtml } from '../../../../ui/workbench/html-editor/field/plain-html.tsx';
import { useFieldLabels } from '../../../../ui/workbench/kind/field-labels-context.ts';
import type { SlotProps } from '../../../../ui/workbench/kind/form-section.ts';
import { bookEditingMessages } from '../../messages/index.ts';
import { textDraft } from '../text-draft.ts';
import type { ContentFieldProps } from './content-field.tsx';

const loadContentField = async () => (await import('./content-field.tsx')).ContentField;

const fields = { ru: 'text_content', en: 'text_content_en' } as const;

/** Makes the control of a text in a language. The editor is loaded with the first form that shows it. */
export function createContentControl(language: RecordLanguage): ComponentType<SlotProps<TextRevision>> {
  const field = fields[language];
  return function ContentControl({ record, isChanged, problem }: SlotProps<TextRevision>) {
    const { messages } = useLanguage(bookEditingMessages);
    const { name } = useFieldLabels();
    const change = (html: string, isNewStep: boolean): void =>
      textDraft.edit({ [field]: html }, field, isNewStep);
    return (
      <Field
        className={formStyles.field}
        label={name(field)}
        hint={messages.textFields.help[field]}
        problem={problem}
        data-changed={isChanged}
        data-html-field
      >
        {(attributes) => {
          const control = { ...attributes, name: field };
          const properties: ContentFieldProps = {
            record,
            language,
            label: name(field),
            attributes: control,
            onChange: change,
          };
          return (
            <LazyPart
              load={loadContentField}
              properties={properties}
              fallback={<p>{messages.editing.htmlField.loading}</p>}
              renderFailure={() => (
                <PlainHtml
                  reason={{ kind: 'failed' }}
                  value={record[field]}
                  attributes={{ ...control, lang: language }}
                  onChange={(html) => change(html, false)}
                />
              )}
            />
          );
        }}
      </Field>
    );
  };
}
