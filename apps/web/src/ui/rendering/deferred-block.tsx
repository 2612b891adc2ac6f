import { useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useIsPrinting } from '../../lib/browser/use-is-printing.ts';
import { blockHeight, storeHeight, trackHeight } from './block-heights.ts';
import styles from './deferred-block.module.css';
import { LocalLink } from '../links/local-link.tsx';
import { observeNearViewport } from './near-viewport.ts';

interface DeferredBlockProps {
  /** Unique in the application; see `block-heights.ts`. */
  readonly id: string;
  /** Whether the content is rendered before the position of the block is known, and on the server. */
  readonly isInitiallyRendered: boolean;
  /** The height in pixels until the content has been rendered once. */
  readonly estimatedHeight: number;
  /** The link that is shown while the content is not rendered, to the page that contains it. */
  readonly link: { readonly to: string; readonly text: string };
  readonly children: () => ReactNode;
}

/**
 * A part of a long list whose content is rendered only near the viewport and in print. Otherwise the block keeps its height
 * and shows a link. The content stays rendered while it contains the focus or a part of the selection. When the link receives
 * the focus, it is replaced by the content and the focus moves to the first link in it, or to the last one from below.
 */
export function DeferredBlock(properties: DeferredBlockProps) {
  const { id, isInitiallyRendered, estimatedHeight, link, children } = properties;
  const isPrinting = useIsPrinting();
  const block = useRef<HTMLDivElement>(null);
  const focusTo = useRef<'first' | 'last' | null>(null);
  // In pixels; null while the content is rendered.
  const [reserved, setReserved] = useState<number | null>(() =>
    isInitiallyRendered ? null : (blockHeight(id) ?? estimatedHeight),
  );
  const isRendered = reserved === null || isPrinting;

  useLayoutEffect(() => {
    const element = block.current;
    if (element === null) return undefined;
    const stopTracking = trackHeight(id, element);
    const stopObserving = observeNearViewport(element, (isNear) => {
      if (isNear) setReserved(null);
      else if (!isInUse(element)) setReserved(storeHeight(id, element));
    });
    return () => {
      stopObserving();
      stopTracking();
    };
  }, [id]);

  useLayoutEffect(() => {
    if (!isRendered || focusTo.current === null) return;
    const links = [...(block.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    links.at(focusTo.current === 'first' ? 0 : -1)?.focus();
    focusTo.current = null;
  }, [isRendered]);

  function renderForFocus({ relatedTarget }: FocusEvent): void {
    focusTo.current = isBelow(relatedTarget, block.current) ? 'last' : 'first';
    setReserved(null);
  }

  return (
    <div ref={block} style={isRendered ? undefined : { height: reserved }}>
      {isRendered ? (
        children()
      ) : (
        <LocalLink to={link.to} className={styles.link ?? ''} onFocus={renderForFocus}>
          {link.text}
        </LocalLink>
      )}
    </div>
  );
}

/** Whether the element contains the focus or a part of the selection. */
function isInUse(element: Element): boolean {
  if (element.contains(document.activeElement)) return true;
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(element);
}

function isBelow(other: EventTarget | null, element: Element | null): boolean {
  if (element === null || !(other instanceof Node)) return false;
  return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
