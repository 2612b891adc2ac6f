import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useFeatures } from '../feature-registry/features-context.ts';
import { matchScreen } from '../screens/match-screen.ts';
import { PageSlotParts } from '../feature-registry/page-slot-parts.tsx';
import { InPageLink } from '../../ui/links/in-page-link.tsx';
import { StartFailure } from '../start/start-failure.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { PrintedAddress } from './printed-address.tsx';
import styles from './shell.module.css';
import { useFocusAfterLogout } from './use-focus-after-logout.ts';
import { useKeyboardHeightProperty } from './use-keyboard-height-property.ts';
import { usePageScroll } from './use-page-scroll.ts';

interface ShellProps {
  /** Path of the page without its language. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The frame of every page: the header, the content, and on a phone the bottom bar. */
export function Shell({ path, children }: ShellProps) {
  const { messages } = useLanguage();
  useKeyboardHeightProperty();
  useFocusAfterLogout();
  const { screens } = useFeatures();
  // The map with any stop counts as one page; every other path is a page of its own.
  usePageScroll(matchScreen(screens, path)?.screen.id === 'map' ? 'map' : path);
  return (
    <div className={styles.shell}>
      <InPageLink target="content" className={styles.skip ?? ''}>
        {messages.product.toContent}
      </InPageLink>
      <Header path={path} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
        <PrintedAddress />
      </main>
      <BottomBar path={path} />
      <PageSlotParts slot="page" />
      <StartFailure />
    </div>
  );
}
