import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState, type RefObject } from 'react';
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

function useIsScrolled(content: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const update = () => setIsScrolled(element.scrollTop > shownAfter);
    update();
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [content]);
  return isScrolled;
}
