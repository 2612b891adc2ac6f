/** How the fields of a kind of record are shown, in the language of the page. */
export interface FieldLabels {
  readonly name: (field: string) => string;
  /** A value as text, for comparisons. */
  readonly format: (field: string, value: unknown) => string;
  /** Whether the history shows the field: not those that the server sets itself. */
  readonly isShown: (field: string) => boolean;
}
