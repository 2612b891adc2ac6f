import { useId } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { placeEditingMessages } from '../../messages/index.ts';
import { checkPlace } from '../draft/check-place.ts';
import { draftRecord, type Draft } from '../draft/draft.ts';
import { fieldGroups, formFields, type FieldGroup } from './field-table.ts';
import { LineField } from './line-field.tsx';
import { PlaceField } from './place-field.tsx';
import styles from './place-form.module.css';
import { PositionField } from './position-field.tsx';

/** All fields of a place in groups. Problems are shown beside the changed fields at once, and beside all after an attempt to save. */
export function PlaceForm({
  draft,
  showsAllProblems,
}: {
  readonly draft: Draft;
  readonly showsAllProblems: boolean;
}) {
  return fieldGroups.map((group) => (
    <FieldsOfGroup key={group} group={group} draft={draft} showsAllProblems={showsAllProblems} />
  ));
}

interface FieldsOfGroupProps {
  readonly group: FieldGroup;
  readonly draft: Draft;
  readonly showsAllProblems: boolean;
}

function FieldsOfGroup({ group, draft, showsAllProblems }: FieldsOfGroupProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const id = useId();
  const place = draftRecord(draft);
  const problems = checkPlace(place);
  const isChanged = (field: string): boolean => field in draft.changes;
  const problemOf = (field: keyof typeof problems) =>
    showsAllProblems || isChanged(field) ? problems[field] : undefined;
  return (
    <section className={styles.group} aria-labelledby={id} data-group={group}>
      <h2 id={id} className={styles.heading}>
        {messages.placeEdit.groups[group]}
      </h2>
      {group === 'position' && (
        <PositionField
          place={place}
          isChanged={isChanged('latitude') || isChanged('longitude')}
          problem={problemOf('latitude') ?? problemOf('longitude')}
        />
      )}
      {group === 'way' && <LineField place={place} isChanged={isChanged('routejson')} />}
      {formFields[group].map((definition) => (
        <PlaceField
          key={definition.field}
          definition={definition}
          value={place[definition.field]}
          isChanged={isChanged(definition.field)}
          problem={problemOf(definition.field)}
        />
      ))}
    </section>
  );
}
