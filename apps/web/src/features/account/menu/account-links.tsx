import type { ReactNode } from 'react';
import { useWaitingCorrections } from '../../../lib/api/waiting-corrections-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { accountMessages } from '../messages/index.ts';
import { useLogout } from '../mutations/use-logout.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './account-menu.module.css';
import { WaitingBadge } from './waiting-badge.tsx';

interface AccountLinksProps {
  /** The text of the link to the profile. */
  readonly profileLabel: string;
  /** Called when a link or the logout is activated. */
  readonly onChoice?: () => void;
}

/** The pages of a signed-in visitor, and the logout. */
export function AccountLinks({ profileLabel, onChoice }: AccountLinksProps) {
  const { messages } = useLanguage(accountMessages);
  const { places, images, books, content, translations, corrections, waiting, users, server, logout } =
    messages.accountMenu;
  const { count } = useWaitingCorrections();
  const { mutate } = useLogout();
  const link = (to: string, label: string, waitingCount = 0): ReactNode => (
    <li>
      <LocalLink
        to={to}
        className={styles.entry ?? ''}
        aria-label={waitingCount === 0 ? undefined : `${label}: ${waiting(waitingCount)}`}
        onClick={onChoice}
      >
        {label}
        <WaitingBadge count={waitingCount} />
      </LocalLink>
    </li>
  );
  return (
    <ul className={styles.entries}>
      {link(paths.profile(), profileLabel)}
      <ForAudience audience="places.write">{link(paths.admin(), places)}</ForAudience>
      <ForAudience audience="images.write">{link(paths.adminImages(), images)}</ForAudience>
      <ForAudience audience="books.write">{link(editorPaths('book').list, books)}</ForAudience>
      <ForAudience audience="people.write">{link(editorPaths('person').list, content)}</ForAudience>
      {link(paths.translations(), translations)}
      <ForAudience audience="proposals.decide">{link(paths.proposals(), corrections, count)}</ForAudience>
      <ForAudience audience="users.manage">{link(paths.users(), users)}</ForAudience>
      <ForAudience audience="server.watch">{link(paths.serverWatch(), server)}</ForAudience>
      <li>
        <Button
          className={styles.entry}
          onClick={() => {
            onChoice?.();
            mutate();
          }}
        >
          {logout}
        </Button>
      </li>
    </ul>
  );
}
