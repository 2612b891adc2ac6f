import { splitHtml } from '@cae-map/expedition/texts/split-html';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './collapsible.module.css';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** The number of letters that a collapsed text shows. */
const shownLetters = 700;

interface CollapsibleProps {
  readonly isLong: boolean;
  readonly children: (isOpen: boolean, open: () => void) => ReactNode;
}

/** Content with a button that expands and collapses it. Short content has no button. */
export function Collapsible({ isLong, children }: CollapsibleProps) {
  const { messages } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const topBefore = useRef<number | null>(null);

  // When the content collapses, the button keeps its position on the screen.
  useLayoutEffect(() => {
    const before = topBefore.current;
    topBefore.current = null;
    if (before === null || button.current === null) return;
    findScrollContainer(button.current)?.scrollBy(0, button.current.getBoundingClientRect().top - before);
  });

  function toggle() {
    topBefore.current = isOpen ? (button.current?.getBoundingClientRect().top ?? null) : null;
    setOpen(!isOpen);
  }

  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      {children(isOpen, () => setOpen(true))}
      {isLong && (
        <Button ref={button} className={styles.button} aria-expanded={isOpen} onClick={toggle}>
          <Icon size={16} stroke={1.8} aria-hidden="true" />
          {isOpen ? messages.place.readLess : messages.place.readMore}
        </Button>
      )}
    </>
  );
}

function findScrollContainer(element: Element): Element | null {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.scrollingElement;
}

/** Whether a text is collapsed at first. Only its beginning is read. */
export function isLongText(html: string): boolean {
  return splitHtml(html, shownLetters).rest !== '';
}

interface CollapsibleTextProps {
  readonly html: string;
  readonly lang: string;
  readonly className: string;
  readonly isOpen: boolean;
  /** Called when the text search of the browser matches the collapsed part. */
  readonly onFound: () => void;
}

/** A text that shows only its beginning until it is expanded. The hidden rest can be found by the text search. */
export function CollapsibleText({ html, lang, className, isOpen, onFound }: CollapsibleTextProps) {
  const { start, rest } = useMemo(() => splitHtml(html, shownLetters), [html]);
  if (isOpen || rest === '') return <RichText html={html} lang={lang} className={className} />;
  return (
    <>
      <RichText html={start} lang={lang} className={className} />
      <HiddenRest html={rest} lang={lang} className={className} onFound={onFound} />
    </>
  );
}

/** Sets `hidden="until-found"`, which React does not support, so that the browser searches the collapsed text. */
function HiddenRest({ html, lang, className, onFound }: Omit<CollapsibleTextProps, 'isOpen'>) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    current?.setAttribute('hidden', 'until-found');
    current?.addEventListener('beforematch', onFound);
    return () => current?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <div ref={element} hidden className={styles.rest}>
      <RichText html={html} lang={lang} className={className} />
    </div>
  );
}
