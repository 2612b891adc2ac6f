import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface ToolbarProps {
  /** The accessible name. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const itemSelector = 'button:not(:disabled), a[href]';

/**
 * Buttons and links that are one tab stop, by the toolbar pattern of the ARIA Authoring Practices: Left and Right go to the next one and
 * around the ends, Home and End to the first and the last one. Tab returns to the one that had the focus last. It contains no text fields
 * and no selects, which need the arrow keys.
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = toolbar.current;
    if (element === null) return undefined;
    const update = (): void =>
      makeTabStop(
        element,
        findItems(element).find(({ tabIndex }) => tabIndex === 0),
      );
    const initial = findItems(element)[0];
    makeTabStop(element, initial);
    // Items that are added or removed, or become available.
    const observer = new MutationObserver(update);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden', 'href'],
    });
    return () => observer.disconnect();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const items = findItems(event.currentTarget);
    const at = items.findIndex((item) => item === event.target);
    if (at === -1) return;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next === items.length ? 0 : next)?.focus();
  };
  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={className}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget, target }) => {
        const item = findItems(currentTarget).find((one) => one === target);
        if (item !== undefined) makeTabStop(currentTarget, item);
      }}
    >
      {children}
    </div>
  );
}

function findItems(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(itemSelector)].filter(
    (item) => item.closest('[hidden]') === null,
  );
}

/** Makes an item the only tab stop; the first one if there is no such item. */
function makeTabStop(toolbar: HTMLElement, tabStop: HTMLElement | undefined): void {
  const items = findItems(toolbar);
  const chosen = tabStop ?? items[0];
  for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
}
