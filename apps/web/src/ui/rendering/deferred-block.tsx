import { useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useIsPrinting } from '../../lib/browser/use-is-printing.ts';
import { blockHeight, storeHeight, trackHeight } from './block-heights.ts';
import styles from './deferred-block.module.css';
import { LocalLink } from '../links/local-link.tsx';
import { observeNearViewport } from './near-viewport.ts';

interface DeferredBlockProps {
  /** Identifies the block in the application: see `block-heights.ts`. */
  readonly id: string;
  /** Whether the block is rendered before it is known where it is on the screen: on the server, always. */
  readonly isInitiallyRendered: boolean;
  /** The height in pixels until the block has been rendered once. */
  readonly estimatedHeight: number;
  /** What the block shows while its content is not rendered: a link to the page that has it. */
  readonly link: { readonly to: string; readonly text: string };
  readonly children: () => ReactNode;
}

/**
 * A part of a long list whose content is in the document only near the viewport and in print. Elsewhere the block keeps its
 * height and shows a link. The content stays while it has the focus or a part of the selection; a link that receives the
 * focus is replaced by the content, where the focus moves to the first link, or the last one when it comes from below.
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

/** Whether removing the content would take away the focus or a part of the selection. */
function isInUse(element: Element): boolean {
  if (element.contains(document.activeElement)) return true;
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(element);
}

function isBelow(other: EventTarget | null, element: Element | null): boolean {
  if (element === null || !(other instanceof Node)) return false;
  return (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
