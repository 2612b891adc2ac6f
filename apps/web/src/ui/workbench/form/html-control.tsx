import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { IconMapPin } from '@tabler/icons-react';
import { useMemo, type ComponentType } from 'react';
import type { DraftStore } from '../../../lib/editing/create-draft-store.ts';
import type { Changes } from '../../../lib/editing/draft.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Field } from '../../controls/field.tsx';
import { LazyPart } from '../../feedback/lazy-part.tsx';
import type { EditorTool } from '../html-editor/field/editor-tool.ts';
import type { HtmlFieldProps } from '../html-editor/field/html-field.tsx';
import { PlainHtml } from '../html-editor/field/plain-html.tsx';
import { useFieldLabels } from '../kind/field-labels-context.ts';
import type { SlotProps } from '../kind/form-section.ts';
import { editingMessages } from '../messages/index.ts';
import { LinkTargetPanel } from '../record-links/link-target-panel.tsx';
import { useLinkable } from '../record-links/use-linkable.ts';
import styles from './form.module.css';

const loadHtmlField = async () => (await import('../html-editor/field/html-field.tsx')).HtmlField;

interface HtmlControlOptions<Item extends object, Field extends keyof Item & string> {
  readonly drafts: DraftStore<Item, Field>;
  readonly field: Field;
  readonly language: RecordLanguage;
}

/** Makes the control of a text of the allow-list whose names can link to places and people. The editor is loaded with the form. */
export function createHtmlControl<Item extends object, FieldName extends keyof Item & string>({
  drafts,
  field,
  language,
}: HtmlControlOptions<Item, FieldName>): ComponentType<SlotProps<Item>> {
  return function HtmlControl({ record, isChanged, problem }: SlotProps<Item>) {
    const { messages } = useLanguage(editingMessages);
    const { name } = useFieldLabels();
    const tools = useLinkTools();
    const value = String(record[field]);
    const change = (html: string, isNewStep: boolean): void => {
      // The field is a text.
      drafts.edit({ [field]: html } as unknown as Changes<Item, FieldName>, field, isNewStep);
    };
    return (
      <Field
        className={styles.field}
        label={name(field)}
        problem={problem}
        isRequired
        data-changed={isChanged}
        data-html-field
      >
        {(attributes) => {
          const control = { ...attributes, name: field };
          const properties: HtmlFieldProps = {
            label: name(field),
            language,
            value,
            attributes: control,
            tools,
            onChange: change,
            onEditor: ignoreEditor,
          };
          return (
            <LazyPart
              load={loadHtmlField}
              properties={properties}
              fallback={<p>{messages.editing.htmlField.loading}</p>}
              renderFailure={() => (
                <PlainHtml
                  reason={{ kind: 'failed' }}
                  value={value}
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

const ignoreEditor = (): void => undefined;

/** The tool that links a name to places or a person; none until these are loaded. */
function useLinkTools(): readonly EditorTool[] {
  const { messages } = useLanguage(editingMessages);
  const linkable = useLinkable();
  const { title } = messages.editing.recordLinks;
  return useMemo(
    () =>
      linkable === null
        ? []
        : [
            {
              id: 'target',
              label: title,
              Icon: IconMapPin,
              code: 'KeyL',
              renderPanel: (edited, close) => (
                <LinkTargetPanel text={edited} linkable={linkable} day={null} close={close} />
              ),
            },
          ],
    [linkable, title],
  );
}
