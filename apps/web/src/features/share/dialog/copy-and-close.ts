/** Copies a text, closes the dialog and shows the message when the text is in the clipboard. */
export type CopyAndClose = (text: string, successMessage: string) => void;
