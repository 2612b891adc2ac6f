import type { PlaceRecordForEditors } from '@cae-map/contract/entities/place';
import { useId } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { placeEditingMessages } from '../../messages/index.ts';
import { fieldName, formatField } from '../../records/format-field.ts';
import type { FieldProblem } from '../draft/check-place.ts';
import { editPlace } from '../draft/draft-store.ts';
import type { FormField } from './field-table.ts';
import styles from './place-form.module.css';

interface PlaceFieldProps {
  readonly definition: FormField;
  readonly value: PlaceRecordForEditors[FormField['field']];
  readonly isChanged: boolean;
  readonly problem: FieldProblem | undefined;
}

/** A field of the form with its label, its explanation and the message about its value. */
export function PlaceField({ definition, value, isChanged, problem }: PlaceFieldProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const id = useId();
  const { field } = definition;
  const help = messages.placeFields.help[field];
  const described = [
    help === undefined ? '' : `${id}-help`,
    problem === undefined ? '' : `${id}-problem`,
  ].filter((part) => part !== '');
  const isInline = definition.control.kind === 'check' || definition.control.kind === 'approximate';
  return (
    <div className={styles.field} data-inline={isInline} data-changed={isChanged}>
      <label htmlFor={id}>{fieldName(field, messages)}</label>
      <FieldInput
        definition={definition}
        value={value}
        attributes={{
          id,
          name: field,
          'aria-invalid': problem !== undefined,
          ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
        }}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {messages.placeEdit.problems[problem]}
        </p>
      )}
    </div>
  );
}

interface FieldInputProps extends Pick<PlaceFieldProps, 'definition' | 'value'> {
  readonly attributes: object;
}

function FieldInput({ definition, value, attributes }: FieldInputProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const { field, control, language } = definition;
  const set = (next: unknown, isTyped = false): void =>
    // The table pairs each field with a control of its type.
    editPlace({ [field]: next }, isTyped ? field : null);
  const text = value === null ? '' : String(value);
  switch (control.kind) {
    case 'line':
      return (
        <input
          {...attributes}
          type="text"
          lang={language}
          autoComplete="off"
          value={text}
          onChange={({ target }) => set(target.value, true)}
        />
      );
    case 'text':
      return (
        <textarea
          {...attributes}
          lang={language}
          rows={2}
          value={text}
          onChange={({ target }) => set(target.value, true)}
        />
      );
    case 'date':
      return (
        <input
          {...attributes}
          type="date"
          min="1900-01-01"
          max="1999-12-31"
          value={text}
          onChange={({ target }) => set(target.value === '' ? null : target.value, true)}
        />
      );
    case 'number':
      return (
        <input
          {...attributes}
          type="number"
          min={-30}
          max={30}
          step="any"
          value={typeof value === 'number' && Number.isFinite(value) ? value : ''}
          onChange={({ target }) => set(target.valueAsNumber, true)}
        />
      );
    case 'check':
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
      );
    case 'approximate':
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value !== null && value !== 0}
          onChange={({ target }) => set(target.checked ? -1 : null)}
        />
      );
    case 'choice':
      return (
        <select
          {...attributes}
          value={text}
          onChange={({ target }) => set(target.value === '' ? null : target.value)}
        >
          {withCurrent(control.values, value).map((one) => (
            <option key={one ?? ''} value={one ?? ''}>
              {formatField(field, one, messages)}
            </option>
          ))}
        </select>
      );
  }
}

/** The choices with the stored value, which may be one that the form does not offer. */
function withCurrent(values: readonly (string | null)[], value: unknown): readonly (string | null)[] {
  const isOffered = typeof value !== 'string' || values.includes(value);
  return isOffered ? values : [value, ...values];
}
