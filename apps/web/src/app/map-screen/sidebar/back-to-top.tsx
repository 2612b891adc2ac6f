import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState, type RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { reducesMotion } from '../../../lib/reduces-motion.ts';
import styles from './back-to-top.module.css';

/** How far the pane of a stop is scrolled before the way back is offered, in CSS pixels. */
const offeredAfter = 250;

/** Leads back to the beginning of a pane that has been read for a while; the keyboard goes along. */
export function BackToTop({ content }: { readonly content: RefObject<HTMLElement | null> }) {
  const { messages } = useLanguage();
  const isOffered = useIsScrolled(content);
  if (!isOffered) return null;
  const goToTop = () => {
    content.current?.scrollTo({ top: 0, behavior: reducesMotion() ? 'instant' : 'smooth' });
    content.current?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.backToTop} onClick={goToTop}>
      <IconArrowUp size={18} stroke={1.8} aria-hidden="true" />
      {messages.map.sheets.backToTop}
    </button>
  );
}

function useIsScrolled(content: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const note = () => setIsScrolled(element.scrollTop > offeredAfter);
    note();
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [content]);
  return isScrolled;
}
