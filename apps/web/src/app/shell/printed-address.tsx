import { useEffect, useRef } from 'react';
import styles from './printed-address.module.css';

/**
 * The address of the page at its foot on paper, because a printed link cannot be followed. It is written when printing starts: the map
 * changes its address without a navigation.
 */
export function PrintedAddress() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const write = (): void => {
      if (text.current !== null) text.current.textContent = findAddress();
    };
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, []);
  return <p ref={text} className={styles.address} aria-hidden="true" />;
}

/** The canonical address; that of the location on pages without one, such as those for editors. */
function findAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { origin, pathname } = window.location;
  const isCurrent = canonical !== null && new URL(canonical.href).pathname === pathname;
  return isCurrent ? canonical.href : origin + pathname;
}
