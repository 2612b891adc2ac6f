import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { readPosition } from '../../../lib/editing/record-position.ts';
import { draftRecord, type Changes, type Draft } from '../../../lib/editing/draft.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './form.module.css';
import { PositionField } from './position-field.tsx';
import { RecordField } from './record-field.tsx';
import { editingMessages } from '../messages/index.ts';
import { useFieldLabels } from '../kind/field-labels-context.ts';
import type { EditedRecord, RecordKind } from '../kind/record-kind.ts';
import type { FormItem, FormSection } from '../kind/form-section.ts';

interface RecordFormProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly draft: Draft<Item, Field>;
  /** All records, with which the draft is compared. */
  readonly records: readonly Item[];
  readonly showsAllProblems: boolean;
}

/** All fields of a record in sections. Problems are shown beside the changed fields immediately, and beside all after an attempt to save. */
export function RecordForm<Item extends EditedRecord, Field extends keyof Item & string>(
  properties: RecordFormProps<Item, Field>,
) {
  const { kind, draft, records, showsAllProblems } = properties;
  const { language } = useLanguage();
  const warnings: Partial<Record<string, string>> = useMemo(
    () => kind.findWarnings?.(draft, records, language) ?? {},
    [kind, draft, records, language],
  );
  const record = draftRecord(draft);
  const problems: Partial<Record<string, string>> = kind.check(record);
  return kind.form.map((section) => (
    <FormSectionFields
      key={section.id}
      kind={kind}
      section={section}
      record={record}
      form={{
        isChanged: (field) => field in draft.changes,
        problemOf: (field) => (showsAllProblems || field in draft.changes ? problems[field] : undefined),
        warningOf: (field) => warnings[field],
        showsAllProblems,
      }}
    />
  ));
}

/** The state of the form, by field. */
interface FormState {
  readonly isChanged: (field: string) => boolean;
  /** The key of the message. */
  readonly problemOf: (field: string) => string | undefined;
  readonly warningOf: (field: string) => string | undefined;
  readonly showsAllProblems: boolean;
}

interface SectionProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly section: FormSection<Item, Field>;
  readonly record: Item;
  readonly form: FormState;
}

function FormSectionFields<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  section,
  ...rest
}: SectionProps<Item, Field>) {
  const { language } = useLanguage();
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id} data-group={section.id}>
      <h2 id={id} className={styles.heading}>
        {kind.readMessages(language).sections[section.id]}
      </h2>
      {section.items.map((item) => (
        <FormItemControl key={keyOf(item)} kind={kind} item={item} {...rest} />
      ))}
    </section>
  );
}

function keyOf<Item, Field extends string>(item: FormItem<Item, Field>): string {
  return 'field' in item ? item.field : item.kind;
}

interface ItemProps<Item extends EditedRecord, Field extends keyof Item & string> extends Omit<
  SectionProps<Item, Field>,
  'section'
> {
  readonly item: FormItem<Item, Field>;
}

function FormItemControl<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  item,
  record,
  form,
}: ItemProps<Item, Field>) {
  const { language, messages: shared } = useLanguage(editingMessages);
  const fields = useFieldLabels();
  const messages = kind.readMessages(language);
  const problems: Readonly<Record<string, string>> = { ...shared.editing.problems, ...messages.problems };
  const problemOf = (field: string): string | undefined => {
    const problem = form.problemOf(field);
    return problem === undefined ? undefined : problems[problem];
  };
  if (!('field' in item))
    return <RecordPosition kind={kind} record={record} form={form} problemOf={problemOf} />;
  const { field } = item;
  if ('Control' in item)
    return (
      <item.Control
        record={record}
        isChanged={form.isChanged(field)}
        problem={problemOf(field)}
        help={messages.help[field]}
      />
    );
  return (
    <RecordField
      definition={item}
      label={fields.name(field)}
      help={messages.help[field]}
      problem={problemOf(field)}
      warning={form.warningOf(field)}
      value={record[field]}
      isChanged={form.isChanged(field)}
      format={(value) => fields.format(field, value)}
      onChange={(value, isTyped) => {
        // The table pairs each field with a control of its type.
        const change = { [field]: value } as Changes<Item, Field>;
        kind.drafts.edit({ ...change, ...kind.changeAlso?.(field, value) }, isTyped ? field : null);
      }}
    />
  );
}

interface PositionProps<Item extends EditedRecord, Field extends keyof Item & string> extends Omit<
  SectionProps<Item, Field>,
  'section'
> {
  readonly problemOf: (field: string) => string | undefined;
}

/** Latitude and longitude as one control, with the tool that sets them on the map. */
function RecordPosition<Item extends EditedRecord, Field extends keyof Item & string>({
  kind: { drafts },
  record,
  form,
  problemOf,
}: PositionProps<Item, Field>) {
  const tool = useStore(drafts.store, (state) => state.tool);
  return (
    <PositionField
      position={readPosition(record)}
      isChanged={form.isChanged('latitude') || form.isChanged('longitude')}
      problem={problemOf('latitude') ?? problemOf('longitude')}
      warning={form.warningOf('latitude')}
      showsProblemAtOnce={form.showsAllProblems}
      isPicking={tool === 'position'}
      onPick={(isPicking) => drafts.chooseTool(isPicking ? 'position' : 'select')}
      onChange={(position, isTyped) => {
        const change = { latitude: position?.[0] ?? null, longitude: position?.[1] ?? null };
        // A form with this control is of a kind that has both fields.
        drafts.edit(change as unknown as Changes<Item, Field>, isTyped ? ('latitude' as Field) : null);
      }}
    />
  );
}
