import { useState } from 'react';

interface ServedMarkupProps {
  readonly className: string;
  readonly lang: string;
}

const nothing = { __html: '' };

/**
 * An element whose content the server has rendered. React keeps it during hydration without elements for what it contains, which would take
 * memory and time. Render it only while `useIsServed` is true: without that content it would be empty.
 */
export function ServedMarkup({ className, lang }: ServedMarkupProps) {
  return (
    // oxlint-disable-next-line react/no-danger -- the HTML is empty; without the property React would remove the children during hydration.
    <div className={className} lang={lang} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
  );
}

/**
 * Whether an element still has the content of the server: it was in the document when the component was first rendered, and neither the data nor
 * the drawing has changed since. Always false on the server.
 * @param id of the element that the component renders
 * @param data what the content is made from, compared by identity
 * @param isKept false as soon as the content is to be drawn differently
 */
export function useIsServed(id: string, data: readonly unknown[], isKept: boolean): boolean {
  const [served, setServed] = useState<{ readonly data: readonly unknown[] } | null>(() =>
    import.meta.env.SSR || document.getElementById(id) === null ? null : { data },
  );
  if (served === null) return false;
  if (isKept && served.data.every((part, index) => part === data[index])) return true;
  // The content is drawn from now on: what the server has rendered does not return.
  setServed(null);
  return false;
}
