import { aliasBounds } from '@cae-map/contract/entities/place-data/alias-bounds';
import type { AliasRevision } from '@cae-map/contract/entities/place-data/alias-editing';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useFieldLabels } from '../../../ui/workbench/kind/field-labels-context.ts';
import type { SlotProps } from '../../../ui/workbench/kind/form-section.ts';
import { PlacesField } from '../kind/places-field.tsx';
import { contentEditingMessages } from '../messages/index.ts';
import { aliasDraft } from './alias-draft.ts';

/** The stops that share the names. */
export function AliasPlacesField({ record, isChanged, problem }: SlotProps<AliasRevision>) {
  const { messages } = useLanguage(contentEditingMessages);
  const { name } = useFieldLabels();
  return (
    <PlacesField
      label={name('place_ids')}
      hint={messages.kinds.alias.help['place_ids']}
      problem={problem}
      isChanged={isChanged}
      most={aliasBounds.places}
      placeIds={record.place_ids}
      onChange={(placeIds) => aliasDraft.edit({ place_ids: placeIds })}
    />
  );
}
