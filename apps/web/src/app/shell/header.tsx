import { useRef } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { announce } from '../../lib/notices/announcements.ts';
import { countLogoClick } from '../../lib/session/logo-clicks.ts';
import { showAuthMenu } from '../../lib/session/session.ts';
import { paths } from '../../lib/url/paths.ts';
import { useOffered } from '../../lib/session/use-offered.ts';
import { useFeatures } from '../feature-registry/features-context.ts';
import { PageSlotParts } from '../feature-registry/page-slot-parts.tsx';
import { LocalLink } from '../../ui/links/local-link.tsx';
import { RoleModeIndicator } from '../../ui/session/role-mode-indicator.tsx';
import { ActiveLink } from './active-link.tsx';
import styles from './header.module.css';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { Logo } from './logo.tsx';

/** The header with the name of the product, the menu and the language switcher. On a phone the menu is the bottom bar. */
export function Header({ path }: { readonly path: string }) {
  const { messages } = useLanguage();
  return (
    <header className={styles.header}>
      <LocalLink to={paths.map()} className={styles.home ?? ''} onClick={useShowAuthMenu()}>
        <Logo />
        <span className={styles.name}>{messages.product.name}</span>
        <span className={styles.shortName} aria-hidden="true">
          {messages.product.shortName}
        </span>
      </LocalLink>
      <nav className={styles.menu} aria-label={messages.menu.label}>
        <ul>
          {useOffered(useFeatures().menuEntries).map((entry) => (
            <li key={entry.id}>
              <ActiveLink entry={entry} path={path} className={styles.entry ?? ''}>
                {entry.label(messages)}
              </ActiveLink>
            </li>
          ))}
        </ul>
      </nav>
      <PageSlotParts slot="header" />
      <RoleModeIndicator />
      <LanguageSwitcher />
      <PageSlotParts slot="header-end" />
    </header>
  );
}

/** Returns the click handler of the logo, which remains a link: several clicks within a short time show the menu of accounts. */
function useShowAuthMenu(): () => void {
  const { messages } = useLanguage();
  const times = useRef<readonly number[]>([]);
  return () => {
    const counted = countLogoClick(times.current, Date.now());
    times.current = counted.times;
    if (!counted.isComplete) return;
    showAuthMenu();
    announce(messages.menu.authMenuShown);
  };
}
