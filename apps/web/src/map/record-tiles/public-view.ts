/** What distinguishes the view of a visitor from the public one. */
export interface ViewOfVisitor {
  readonly isEditor: boolean;
  readonly isResearcher: boolean;
  /** Whether the unsaved state of a place is shown. */
  readonly isPreviewing: boolean;
  /** Whether the operator hides stops from visitors. */
  readonly hidesStops: boolean;
}

/**
 * Whether a visitor has another view than the public one, which the tiles contain: editors see each change before the tiles with it are
 * made, a previewed place is not saved, and researchers also see the stops that the operator has hidden.
 */
export function differsFromPublicView(view: ViewOfVisitor): boolean {
  return view.isEditor || view.isPreviewing || (view.isResearcher && view.hidesStops);
}
