import { useEffect, useState, type RefObject } from 'react';
import { closeTwin } from '../twins/twin-store.ts';
import type { Name } from './name-query.ts';

/** The name whose card is open. */
export interface OpenedName {
  readonly name: Name;
  /** Its link in the text. */
  readonly link: HTMLElement;
}

/**
 * The name of a place or person in a text that was clicked, instead of opening its page. A click with a modifier opens the page in a new
 * tab, as for any link.
 */
export function useOpenedName(
  article: RefObject<HTMLElement | null>,
): readonly [OpenedName | null, () => void] {
  const [opened, setOpened] = useState<OpenedName | null>(null);
  useEffect(() => {
    const { current } = article;
    if (current === null) return undefined;
    const handleClick = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('[data-name-card]') !== null) return;
      const found = hasModifier(event) ? null : findName(target);
      setOpened(found);
      if (found === null) return;
      closeTwin();
      event.preventDefault();
      // The link would open the page.
      event.stopPropagation();
    };
    current.addEventListener('click', handleClick, { capture: true });
    return () => current.removeEventListener('click', handleClick, { capture: true });
  }, [article]);
  return [opened, () => setOpened(null)];
}

function hasModifier({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

/** Finds the linked name of a place or a person around an element; null outside of the body of a text. */
function findName(element: Element): OpenedName | null {
  const link = element.closest<HTMLElement>('a[data-place], a[data-person]');
  if (link === null || link.closest('[data-text]') === null || link.closest('h2, footer') !== null)
    return null;
  const { place, person } = link.dataset;
  if (person !== undefined) return { link, name: { kind: 'person', id: person } };
  return { link, name: { kind: 'place', id: Number(place) } };
}
