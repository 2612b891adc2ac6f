/** Whether a modal dialog covers the page; keys are then for the dialog. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}
