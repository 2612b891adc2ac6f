/** How copying ended: done, refused by the browser with its reason, or not offered by it at all. */
export type CopyOutcome =
  | { readonly kind: 'copied' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Copies a text. Browsers offer no clipboard to pages without encryption, and visitors may forbid it. */
export async function copyText(text: string): Promise<CopyOutcome> {
  // Typed as always there; in pages without encryption it is not.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard === undefined) return { kind: 'unavailable' };
  try {
    await clipboard.writeText(text);
    return { kind: 'copied' };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
}
