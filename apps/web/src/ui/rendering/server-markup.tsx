interface ServerMarkupProps {
  /** Creates the markup on the server. It is not escaped, so it must be created from trusted data. */
  readonly html: () => string;
}

/**
 * Markup that is created only on the server. React does not change the content of the element during hydration, so the
 * browser does not need the data.
 */
export function ServerMarkup({ html }: ServerMarkupProps) {
  const markup = import.meta.env.SSR ? html() : '';
  // oxlint-disable-next-line react/no-danger -- the only raw markup; it never contains text from the content.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
