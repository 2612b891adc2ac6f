/** A screen of the editors that the panel links to. */
export interface EditorSection {
  readonly path: string;
  readonly label: string;
  readonly isCurrent: boolean;
}
