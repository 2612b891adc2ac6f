import type { ComponentType } from 'react';
import { maxSlugLength } from '@cae-map/contract/entities/work-bounds';
import type { DraftStore } from '../../../lib/editing/create-draft-store.ts';
import type { Changes } from '../../../lib/editing/draft.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import formStyles from '../../../ui/workbench/form/form.module.css';
import { useFieldLabels } from '../../../ui/workbench/kind/field-labels-context.ts';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { contentEditingMessages } from '../messages/index.ts';
import type { ContentEntity } from './content-entity.ts';

interface SlugControlOptions<Item extends object, Field extends keyof Item & string> {
  readonly entity: ContentEntity;
  readonly drafts: DraftStore<Item, Field>;
  readonly field: Field;
  readonly isNew: (record: Item) => boolean;
}

/** Makes the control of the name of a record in URLs, which is chosen once. */
export function createSlugControl<Item extends object, FieldName extends keyof Item & string>({
  entity,
  drafts,
  field,
  isNew,
}: SlugControlOptions<Item, FieldName>): ComponentType<SlotProps<Item>> {
  return function SlugControl({ record, isChanged, problem }: SlotProps<Item>) {
    const { messages } = useLanguage(contentEditingMessages);
    const { name } = useFieldLabels();
    return (
      <Field
        className={formStyles.field}
        label={name(field)}
        hint={messages.kinds[entity].help[field]}
        problem={problem}
        isRequired={isNew(record)}
        data-changed={isChanged}
      >
        {(attributes) => (
          <input
            {...attributes}
            name={field}
            type="text"
            lang="en"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxSlugLength}
            readOnly={!isNew(record)}
            value={String(record[field])}
            onChange={({ target }) =>
              // The field is a text.
              drafts.edit({ [field]: target.value } as unknown as Changes<Item, FieldName>, field)
            }
          />
        )}
      </Field>
    );
  };
}
