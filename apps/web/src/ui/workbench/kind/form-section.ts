import type { ComponentType } from 'react';
import type { FormField } from './form-field.ts';

/** The properties of a custom control. */
export interface SlotProps<Item> {
  /** The record with the unsaved changes. */
  readonly record: Item;
  readonly isChanged: boolean;
  /** What is wrong with the value; undefined if nothing is, or if it is not shown yet. */
  readonly problem?: string | undefined;
  /** The explanation of the field. */
  readonly help?: string | undefined;
}

/** An item of the form: a field, the position as one control, or a custom control for a field. */
export type FormItem<Item, Field extends string> =
  | FormField<Field>
  | { readonly kind: 'position' }
  | { readonly field: Field; readonly Control: ComponentType<SlotProps<Item>> };

/** A section of the form with a heading. */
export interface FormSection<Item, Field extends string> {
  /** The key of its heading in the messages. */
  readonly id: string;
  readonly items: readonly FormItem<Item, Field>[];
}

/** The fields of a form whose empty text is stored as null. */
export function nullableTexts<Item, Field extends string>(
  form: readonly FormSection<Item, Field>[],
): readonly Field[] {
  return form
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      'control' in item &&
      (item.control.kind === 'date' || (item.control.kind === 'line' && item.control.isOptional))
        ? [item.field]
        : [],
    );
}
