/** Something that the visitor should know, in the visitor's words. */
export interface Notice {
  readonly id: string;
  readonly kind: 'warning' | 'error';
  readonly title: string;
  readonly message: string;
}
