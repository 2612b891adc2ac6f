import { useLanguage } from '../../lib/language/language-context.tsx';
import { useOffered } from '../../lib/session/use-offered.ts';
import { useFeatures } from '../feature-registry/features-context.ts';
import { ActiveLink } from './active-link.tsx';
import styles from './bottom-bar.module.css';

/** The menu on a phone, at the lower edge of the screen. */
export function BottomBar({ path }: { readonly path: string }) {
  const { messages } = useLanguage();
  const entries = useOffered(useFeatures().menuEntries)
    .filter(({ phoneRank }) => phoneRank !== undefined)
    .toSorted((one, other) => (one.phoneRank ?? 0) - (other.phoneRank ?? 0));
  return (
    <nav className={styles.bar} aria-label={messages.menu.label}>
      {/* The number of columns is known before the last entry has arrived, so that the first ones do not move. */}
      <ul style={{ gridTemplateColumns: `repeat(${entries.length}, 1fr)` }}>
        {entries.map((entry) => (
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
