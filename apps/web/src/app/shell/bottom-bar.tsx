import { useLanguage } from '../../lib/language/language-context.tsx';
import { useOffered } from '../../lib/session/use-offered.ts';
import { menuEntries } from '../features.ts';
import { ActiveLink } from './active-link.tsx';
import styles from './bottom-bar.module.css';

const phoneEntries = menuEntries
  .filter((entry) => entry.phoneRank !== undefined)
  .sort((a, b) => (a.phoneRank ?? 0) - (b.phoneRank ?? 0));

/** The menu on a phone, within reach of the thumb. */
export function BottomBar({ path }: { readonly path: string }) {
  const { messages } = useLanguage();
  return (
    <nav className={styles.bar} aria-label={messages.menu.label}>
      <ul>
        {useOffered(phoneEntries).map((entry) => (
          <li key={entry.id}>
            <ActiveLink entry={entry} path={path} className={styles.entry ?? ''}>
              <entry.icon size={22} stroke={1.8} />
              <span>{(entry.shortLabel ?? entry.label)(messages)}</span>
            </ActiveLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
