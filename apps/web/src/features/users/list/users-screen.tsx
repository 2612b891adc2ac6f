import { userPageSize, userStates } from '@cae-map/contract/entities/accounts/managed-user-bounds';
import { userRoles } from '@cae-map/contract/roles';
import { IconSearch, IconUserPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { ForCapability } from '../../../lib/session/for-capability.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EditorPanel } from '../../../ui/workbench/editor-panel.tsx';
import { SignInToEdit } from '../../../ui/workbench/sign-in-to-edit.tsx';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { InvitationDialog } from '../invite/invitation-dialog.tsx';
import { usersMessages } from '../messages/index.ts';
import { useUserPage, type UserFilter } from '../users-query.ts';
import { UserRow } from './user-row.tsx';
import styles from '../users.module.css';

/** How long the search waits for further typing, in milliseconds. */
const typingPause = 300;

const allUsers: UserFilter = { search: '', role: null, state: null, page: 1 };

/** The users of the map, for administrators. */
function UsersScreen() {
  const { messages } = useLanguage(usersMessages);
  const labels = messages.users;
  usePageHead({ title: labels.title, description: labels.intro });
  return (
    <EditorPanel title={labels.title} sections={[]} isWholePage>
      <ForCapability
        capability="users.manage"
        otherwise={
          <div className={styles.note}>
            <SignInToEdit />
          </div>
        }
      >
        <Users />
      </ForCapability>
    </EditorPanel>
  );
}

function Users() {
  const { messages } = useLanguage(usersMessages);
  const labels = messages.users;
  const [filter, setFilter] = useState(allUsers);
  const [isInviting, setInviting] = useState(false);
  const search = useCallback((text: string) => {
    setFilter((before) => (before.search === text ? before : { ...before, search: text, page: 1 }));
  }, []);
  const { data, error, refetch } = useUserPage(filter);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / userPageSize));
  return (
    <>
      <div className={styles.filters}>
        <Search onChange={search} />
        <select
          aria-label={labels.role}
          value={filter.role ?? ''}
          onChange={({ target }) => {
            const role = userRoles.find((one) => one === target.value) ?? null;
            setFilter((before) => ({ ...before, role, page: 1 }));
          }}
        >
          <option value="">{labels.anyRole}</option>
          {userRoles.map((role) => (
            <option key={role} value={role}>
              {labels.roles[role]}
            </option>
          ))}
        </select>
        <select
          aria-label={labels.state}
          value={filter.state ?? ''}
          onChange={({ target }) => {
            const state = userStates.find((one) => one === target.value) ?? null;
            setFilter((before) => ({ ...before, state, page: 1 }));
          }}
        >
          <option value="">{labels.anyState}</option>
          {userStates.map((state) => (
            <option key={state} value={state}>
              {labels.states[state]}
            </option>
          ))}
        </select>
        <Button look="main" onClick={() => setInviting(true)}>
          <IconUserPlus size={18} stroke={1.8} aria-hidden="true" />
          {labels.invite}
        </Button>
      </div>
      <div className={styles.scroll}>
        {error !== null && (
          <FailurePage error={error} onRetry={() => void refetch()} title={labels.loadFailed} />
        )}
        {data === undefined && error === null && <LoadingPage />}
        {data !== undefined && error === null && (
          <>
            <p role="status" className={styles.count}>
              {data.total === 0 ? labels.none : labels.count(data.total)}
            </p>
            <ul className={styles.list} aria-label={labels.title}>
              {data.users.map((user) => (
                <UserRow key={user.id} user={user} />
              ))}
            </ul>
            {pages > 1 && (
              <nav className={styles.pages} aria-label={labels.pages}>
                <Button
                  look="outlined"
                  aria-disabled={filter.page <= 1}
                  onClick={() => setFilter((before) => ({ ...before, page: before.page - 1 }))}
                >
                  {labels.previous}
                </Button>
                <span>{labels.page(filter.page, pages)}</span>
                <Button
                  look="outlined"
                  aria-disabled={filter.page >= pages}
                  onClick={() => setFilter((before) => ({ ...before, page: before.page + 1 }))}
                >
                  {labels.next}
                </Button>
              </nav>
            )}
          </>
        )}
      </div>
      <InvitationDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}

/** The search field with a stable `onChange`; a pause in typing, or Enter, searches on the server. */
function Search({ onChange }: { readonly onChange: (search: string) => void }) {
  const { messages } = useLanguage(usersMessages);
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onChange(text.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [onChange, text]);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(text.trim());
      }}
    >
      <IconSearch size={18} stroke={1.8} aria-hidden="true" />
      <input
        type="search"
        maxLength={200}
        aria-label={messages.users.search}
        placeholder={messages.users.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}

export const usersScreenModule: ScreenModule = {
  Screen: UsersScreen,
  prepare({ language }) {
    const { title, intro } = usersMessages.read(language).users;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
