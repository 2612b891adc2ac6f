import { IconUser } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useAccount } from '../../../lib/api/account-query.ts';
import { useWaitingCorrections } from '../../../lib/api/waiting-corrections-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { readReturnTarget } from '../../../lib/url/return-target.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { accountMessages } from '../messages/index.ts';
import { AccountLinks } from './account-links.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { WaitingBadge } from './waiting-badge.tsx';
import styles from './account-menu.module.css';

/** The menu of accounts at the end of the header: the pages of a signed-in visitor, or login and registration. */
export function AccountMenu() {
  const { messages } = useLanguage(accountMessages);
  const { account } = useAccount();
  const { label, labelOf, waiting } = messages.accountMenu;
  const { count, refresh } = useWaitingCorrections();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [redirect, setRedirect] = useState<string | null>(null);
  const owner = account === null ? label : labelOf(account.full_name);
  const name = count === 0 ? owner : `${owner}, ${waiting(count)}`;
  const close = (): void => menu.current?.hidePopover();
  return (
    <div className={styles.menu} data-account-menu>
      <Button className={styles.button} label={name} popoverTarget={id}>
        <IconUser size={20} stroke={1.8} aria-hidden="true" />
        <WaitingBadge count={count} />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.popover}
        // The map changes the URL without the router.
        onToggle={({ newState }) => {
          if (newState !== 'open') return;
          setRedirect(currentReturnTarget());
          refresh();
        }}
      >
        <nav aria-label={label}>
          <ForAudience audience="signedIn" otherwise={<VisitorLinks redirect={redirect} onChoice={close} />}>
            {account !== null && (
              <p className={styles.owner}>
                <b>{account.full_name}</b>
                <span>{account.email}</span>
              </p>
            )}
            <AccountLinks profileLabel={messages.accountMenu.profile} onChoice={close} />
          </ForAudience>
        </nav>
      </div>
    </div>
  );
}

interface VisitorLinksProps {
  readonly redirect: string | null;
  readonly onChoice: () => void;
}

function VisitorLinks({ redirect, onChoice }: VisitorLinksProps) {
  const { messages } = useLanguage(accountMessages);
  const { login, register } = messages.accountMenu;
  return (
    <ul className={styles.entries}>
      <li>
        <LocalLink to={paths.login(redirect)} className={styles.entry ?? ''} onClick={onChoice}>
          {login}
        </LocalLink>
      </li>
      <li>
        <LocalLink to={paths.register(redirect)} className={styles.entry ?? ''} onClick={onChoice}>
          {register}
        </LocalLink>
      </li>
    </ul>
  );
}

/** The current page, to return to after signing in; on the screens of accounts the page that they return to. */
function currentReturnTarget(): string | null {
  const { pathname, search, hash } = window.location;
  const isAccountScreen = /\/(login|register|auth\/[a-z-]+)\/?$/.test(pathname);
  return isAccountScreen ? readReturnTarget(search) : pathname + search + hash;
}
