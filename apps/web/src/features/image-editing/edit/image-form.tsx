import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { toPosition } from '@cae-map/expedition/route/route';
import { useId } from 'react';
import { draftRecord } from '../../../lib/editing/draft.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from '../../../ui/editing/form/form.module.css';
import { PositionField } from '../../../ui/editing/form/position-field.tsx';
import { RecordField } from '../../../ui/editing/form/record-field.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { PlaceInput } from '../place-choice/place-input.tsx';
import { fieldName, formatField, type ImageField } from '../records/image-fields.ts';
import { checkImage } from './check-image.ts';
import { fieldGroups, formFields, type FieldGroup } from './field-table.ts';
import { imageDraft, type ImageDraft } from './image-draft.ts';

interface ImageFormProps {
  readonly draft: ImageDraft;
  readonly showsAllProblems: boolean;
}

/** All fields of an image in groups. Problems are shown beside the changed fields at once, and beside all after an attempt to save. */
export function ImageForm({ draft, showsAllProblems }: ImageFormProps) {
  return fieldGroups.map((group) => (
    <FieldsOfGroup key={group} group={group} draft={draft} showsAllProblems={showsAllProblems} />
  ));
}

function FieldsOfGroup({ group, draft, showsAllProblems }: ImageFormProps & { readonly group: FieldGroup }) {
  const { messages } = useLanguage(imageEditingMessages);
  const id = useId();
  const image = draftRecord(draft);
  const problems = checkImage(image);
  const isChanged = (field: string): boolean => field in draft.changes;
  const problemOf = (field: ImageField): string | undefined => {
    const problem = showsAllProblems || isChanged(field) ? problems[field] : undefined;
    return problem && messages.imageEdit.problems[problem];
  };
  return (
    <section className={styles.group} aria-labelledby={id} data-group={group}>
      <h2 id={id} className={styles.heading}>
        {messages.imageEdit.groups[group]}
      </h2>
      {group === 'position' && (
        <>
          <PlaceField placeId={image.place_id} isChanged={isChanged('place_id')} />
          <ImagePosition
            image={image}
            isChanged={isChanged('latitude') || isChanged('longitude')}
            problem={problemOf('latitude') ?? problemOf('longitude')}
            showsProblemAtOnce={showsAllProblems}
          />
        </>
      )}
      {formFields[group].map((definition) => {
        const { field } = definition;
        return (
          <RecordField
            key={field}
            definition={definition}
            label={fieldName(field, messages)}
            help={messages.imageFields.help[field]}
            problem={problemOf(field)}
            value={image[field]}
            isChanged={isChanged(field)}
            format={(value) => formatField(field, value, messages)}
            onChange={(value, isTyped) => changeField(field, value, isTyped)}
          />
        );
      })}
    </section>
  );
}

function changeField(field: ImageField, value: unknown, isTyped: boolean): void {
  // A drawing for this site is neither a photograph nor a painting.
  const type = field === 'is_illustration' && value === true ? ({ image_type: 'relatedimage' } as const) : {};
  // The table pairs each field with a control of its type.
  imageDraft.edit({ [field]: value, ...type }, isTyped ? field : null);
}

interface PlaceFieldProps {
  readonly placeId: number | null;
  readonly isChanged: boolean;
}

function PlaceField({ placeId, isChanged }: PlaceFieldProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const id = useId();
  const texts = messages.imageFields;
  return (
    <div className={styles.field} data-changed={isChanged}>
      <label htmlFor={id}>{texts.names.place_id}</label>
      <PlaceInput
        id={id}
        describedBy={`${id}-help`}
        emptyLabel={texts.noPlace}
        placeId={placeId}
        onChange={(place_id) => imageDraft.edit({ place_id })}
      />
      <p id={`${id}-help`} className={styles.help}>
        {texts.help.place_id}
      </p>
    </div>
  );
}

interface ImagePositionProps {
  readonly image: ImageRevision;
  readonly isChanged: boolean;
  readonly problem: string | undefined;
  readonly showsProblemAtOnce: boolean;
}

function ImagePosition({ image, isChanged, problem, showsProblemAtOnce }: ImagePositionProps) {
  const tool = imageDraft.useDraft((state) => state.tool);
  return (
    <PositionField
      position={toPosition(image)}
      isChanged={isChanged}
      problem={problem}
      showsProblemAtOnce={showsProblemAtOnce}
      isPicking={tool === 'position'}
      onPick={(isPicking) => imageDraft.chooseTool(isPicking ? 'position' : 'select')}
      onChange={(position, isTyped) =>
        imageDraft.edit(
          { latitude: position?.[0] ?? null, longitude: position?.[1] ?? null },
          isTyped ? 'latitude' : null,
        )
      }
    />
  );
}
