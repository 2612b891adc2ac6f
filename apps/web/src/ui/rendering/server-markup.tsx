interface ServerMarkupProps {
  /** Makes the markup; called on the server only, so it must be made from trusted data. */
  readonly html: () => string;
}

/**
 * Markup that only the server makes. In the browser the element is taken over as it was delivered, and the data it was
 * made from are not needed again: React leaves the inside of such an element alone.
 */
export function ServerMarkup({ html }: ServerMarkupProps) {
  const markup = import.meta.env.SSR ? html() : '';
  // oxlint-disable-next-line react/no-danger -- the one place where markup is set; it is ours, never a text of the content.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
