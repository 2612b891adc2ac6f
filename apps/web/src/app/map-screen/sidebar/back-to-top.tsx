import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { reducesMotion } from '../../../lib/browser/reduces-motion.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './back-to-top.module.css';

/** The scroll position from which the button is shown, in CSS pixels. */
const shownAfter = 250;

/** A button that scrolls a pane to its top and focuses it. */
export function BackToTop({ content }: { readonly content: RefObject<HTMLElement | null> }) {
  const { messages } = useLanguage();
  const isScrolled = useIsScrolled(content);
  if (!isScrolled) return null;
  const goToTop = () => {
    content.current?.scrollTo({ top: 0, behavior: reducesMotion() ? 'instant' : 'smooth' });
    content.current?.focus({ preventScroll: true });
  };
  return (
    <Button className={styles.backToTop} onClick={goToTop}>
      <IconArrowUp size={18} stroke={1.8} aria-hidden="true" />
      {messages.map.sheets.backToTop}
    </Button>
  );
}

/** A pane when it was scrolled last. */
interface ScrolledPane {
  /** In CSS pixels. */
  readonly height: number;
  readonly isAtEnd: boolean;
}

function useIsScrolled(content: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  const last = useRef<ScrolledPane | null>(null);
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const update = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      last.current = { height: clientHeight, isAtEnd: scrollTop + clientHeight >= scrollHeight - 1 };
      setIsScrolled(scrollTop > shownAfter);
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [content]);
  useLayoutEffect(() => {
    if (isScrolled && content.current !== null && last.current !== null)
      keepVisible(content.current, last.current);
  }, [isScrolled, content]);
  return isScrolled;
}

/**
 * The row of the button makes the pane lower: what was visible where it is now, such as the focused control, stays visible. A control
 * further below is left alone, such as that of a text which has been expanded meanwhile.
 */
function keepVisible(content: HTMLElement, { height, isAtEnd }: ScrolledPane): void {
  const lost = height - content.clientHeight;
  const focused = document.activeElement;
  const hidden =
    focused !== null && focused !== content && content.contains(focused)
      ? focused.getBoundingClientRect().bottom - content.getBoundingClientRect().bottom
      : 0;
  if (isAtEnd) content.scrollTop += lost;
  else if (hidden > 0 && hidden <= lost) content.scrollTop += hidden;
}
