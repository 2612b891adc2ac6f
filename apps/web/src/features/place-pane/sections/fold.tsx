import { splitHtml } from '@cae-map/expedition/texts/split-html';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import styles from './fold.module.css';

/** How many letters of a long text show before it is unfolded. */
const shownLetters = 700;

interface FoldProps {
  readonly isLong: boolean;
  readonly children: (isOpen: boolean, open: () => void) => ReactNode;
}

/** Content with a button that unfolds it and folds it again. Short content has no button. */
export function Fold({ isLong, children }: FoldProps) {
  const { messages } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const topBefore = useRef<number | null>(null);

  // What stood under the button stays where it was for the eye, though so much text above it has gone.
  useLayoutEffect(() => {
    const before = topBefore.current;
    topBefore.current = null;
    if (before === null || button.current === null) return;
    scrolledAncestor(button.current)?.scrollBy(0, button.current.getBoundingClientRect().top - before);
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
        <button ref={button} type="button" className={styles.button} aria-expanded={isOpen} onClick={toggle}>
          <Icon size={16} stroke={1.8} aria-hidden="true" />
          {isOpen ? messages.place.readLess : messages.place.readMore}
        </button>
      )}
    </>
  );
}

function scrolledAncestor(element: Element): Element | null {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.scrollingElement;
}

/** Whether a text is folded at first. It looks at the beginning only, however long the text is. */
export function isLongText(html: string): boolean {
  return splitHtml(html, shownLetters).rest !== '';
}

interface FoldedTextProps {
  readonly html: string;
  readonly lang: string;
  readonly className: string;
  readonly isOpen: boolean;
  /** Called when the browser has found words in the folded part. */
  readonly onFound: () => void;
}

/** A text of which only the beginning shows until it is unfolded. The rest is there for searching in the page. */
export function FoldedText({ html, lang, className, isOpen, onFound }: FoldedTextProps) {
  const { start, rest } = useMemo(() => splitHtml(html, shownLetters), [html]);
  if (isOpen || rest === '') return <RichText html={html} lang={lang} className={className} />;
  return (
    <>
      <RichText html={start} lang={lang} className={className} />
      <HiddenRest html={rest} lang={lang} className={className} onFound={onFound} />
    </>
  );
}

/** React knows no `hidden="until-found"`, which lets the browser's own search look into what is folded. */
function HiddenRest({ html, lang, className, onFound }: Omit<FoldedTextProps, 'isOpen'>) {
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
