import type { Citation } from '@cae-map/contract/entities/work';
import type { ComponentType } from 'react';
import type { DraftStore } from '../../../lib/editing/create-draft-store.ts';
import type { Changes } from '../../../lib/editing/draft.ts';
import { useFieldLabels } from '../kind/field-labels-context.ts';
import type { SlotProps } from '../kind/form-section.ts';
import { CitationsField } from './citations-field.tsx';

interface SourcesControlOptions<Item extends object, Field extends keyof Item & string> {
  readonly drafts: DraftStore<Item, Field>;
  /** The most works of a record. */
  readonly most: number;
}

/** Makes the control of the works that a record rests on. */
export function createSourcesControl<
  Item extends { readonly sources: readonly Citation[] },
  Field extends keyof Item & string,
>({ drafts, most }: SourcesControlOptions<Item, Field>): ComponentType<SlotProps<Item>> {
  return function SourcesControl({ record, isChanged, problem, help }: SlotProps<Item>) {
    const { name } = useFieldLabels();
    return (
      <CitationsField
        label={name('sources')}
        hint={help}
        problem={problem}
        isChanged={isChanged}
        most={most}
        citations={record.sources}
        // A kind with this control has the field.
        onChange={(sources) => drafts.edit({ sources } as unknown as Changes<Item, Field>)}
      />
    );
  };
}
