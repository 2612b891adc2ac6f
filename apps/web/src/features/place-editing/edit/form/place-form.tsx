import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { useId } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { placeEditingMessages } from '../../messages/index.ts';
import { checkPlace } from '../draft/check-place.ts';
import { draftRecord } from '../../../../lib/editing/draft.ts';
import { RecordField } from '../../../../ui/editing/form/record-field.tsx';
import { PositionField } from '../../../../ui/editing/form/position-field.tsx';
import { toPosition } from '@cae-map/expedition/route/route';
import { fieldName, formatField } from '../../records/format-field.ts';
import { placeDraft, type PlaceDraft } from '../draft/draft-store.ts';
import { fieldGroups, formFields, type FieldGroup } from './field-table.ts';
import { LineField } from './line-field.tsx';
import { usePlaceWarnings, type PlaceWarningTexts } from './use-place-warnings.ts';
import styles from '../../../../ui/editing/form/form.module.css';

/** All fields of a place in groups. Problems are shown beside the changed fields at once, and beside all after an attempt to save. */
export function PlaceForm({ draft, places, showsAllProblems }: PlaceFormProps) {
  const warnings = usePlaceWarnings(draft, places);
  return fieldGroups.map((group) => (
    <FieldsOfGroup
      key={group}
      group={group}
      draft={draft}
      warnings={warnings}
      showsAllProblems={showsAllProblems}
    />
  ));
}

interface PlaceFormProps {
  readonly draft: PlaceDraft;
  /** All places, with which the draft is compared. */
  readonly places: readonly PlaceRevision[];
  readonly showsAllProblems: boolean;
}

interface FieldsOfGroupProps extends Omit<PlaceFormProps, 'places'> {
  readonly group: FieldGroup;
  readonly warnings: PlaceWarningTexts;
}

function FieldsOfGroup({ group, draft, warnings, showsAllProblems }: FieldsOfGroupProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const id = useId();
  const place = draftRecord(draft);
  const problems = checkPlace(place);
  const isChanged = (field: string): boolean => field in draft.changes;
  const tool = placeDraft.useDraft((state) => state.tool);
  const problemOf = (field: keyof typeof problems): string | undefined => {
    const problem = showsAllProblems || isChanged(field) ? problems[field] : undefined;
    return problem && messages.placeEdit.problems[problem];
  };
  return (
    <section className={styles.group} aria-labelledby={id} data-group={group}>
      <h2 id={id} className={styles.heading}>
        {messages.placeEdit.groups[group]}
      </h2>
      {group === 'position' && (
        <PositionField
          position={toPosition(place)}
          isChanged={isChanged('latitude') || isChanged('longitude')}
          problem={problemOf('latitude') ?? problemOf('longitude')}
          warning={warnings.position}
          showsProblemAtOnce={showsAllProblems}
          isPicking={tool === 'position'}
          onPick={(isPicking) => placeDraft.chooseTool(isPicking ? 'position' : 'select')}
          onChange={(position, isTyped) =>
            placeDraft.edit(
              { latitude: position?.[0] ?? null, longitude: position?.[1] ?? null },
              isTyped ? 'latitude' : null,
            )
          }
        />
      )}
      {group === 'way' && <LineField place={place} isChanged={isChanged('routejson')} />}
      {formFields[group].map((definition) => (
        <RecordField
          key={definition.field}
          definition={definition}
          label={fieldName(definition.field, messages)}
          help={messages.placeFields.help[definition.field]}
          value={place[definition.field]}
          format={(value) => formatField(definition.field, value, messages)}
          onChange={(value, isTyped) =>
            // The table pairs each field with a control of its type.
            placeDraft.edit({ [definition.field]: value }, isTyped ? definition.field : null)
          }
          isChanged={isChanged(definition.field)}
          problem={problemOf(definition.field)}
          warning={definition.field === 'date' ? warnings.date : undefined}
        />
      ))}
    </section>
  );
}
