import type { RecordLanguage } from '@cae-map/contract/content-languages';

/** The value of a date that is not a day, such as 31 February or a day without a year. It cannot be saved. */
export const invalidDate = 'invalid';

/** How a field is edited. */
export type FieldControl =
  | { readonly kind: 'line' | 'text' | 'check' | 'approximate'; readonly isOptional?: boolean }
  /** The bounds as YYYY-MM-DD, and whether a time can follow the day. */
  | { readonly kind: 'date'; readonly min: string; readonly max: string; readonly hasTime?: boolean }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly isInteger?: boolean;
      /** Whether an empty field is null. */
      readonly isOptional?: boolean;
    }
  | { readonly kind: 'choice'; readonly values: readonly (string | null)[] };

/** A field of a form. */
export interface FormField<Field extends string> {
  readonly field: Field;
  readonly control: FieldControl;
  /** The language of its text as an HTML language tag, for spell checking; absent for other values. */
  readonly language?: RecordLanguage | 'zh';
  /** Whether the form marks it as one that must not be empty, which `check` of the kind reports. */
  readonly isRequired?: boolean;
}
