import type { ReactNode } from 'react';
import { Hotkeys } from '../../features/hotkeys/hotkeys.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { InPageLink } from '../../ui/in-page-link.tsx';
import { screens } from '../features.ts';
import { matchScreen } from '../match-screen.ts';
import { useCommandContext } from '../use-command-context.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { usePageScroll } from './use-page-scroll.ts';

interface ShellProps {
  /** Path of the page without its language. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What stands on every page: the header, the content, and on a phone the bottom bar. */
export function Shell({ path, children }: ShellProps) {
  const { messages } = useLanguage();
  useKeyboardRoom();
  usePageScroll(pageOf(path));
  return (
    <div className={styles.shell}>
      <InPageLink target="content" className={styles.skip ?? ''}>
        {messages.product.toContent}
      </InPageLink>
      <Header path={path} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <BottomBar path={path} />
      <Hotkeys readContext={useCommandContext()} />
    </div>
  );
}

/** The map with any stop is one page; every other address is one by itself. */
function pageOf(path: string): string {
  return matchScreen(screens, path)?.screen.id === 'map' ? 'map' : path;
}
