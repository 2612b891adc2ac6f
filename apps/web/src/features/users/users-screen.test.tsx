// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import type { ManagedUser } from '@cae-map/contract/entities/accounts/managed-user';
import { isSuperuser } from '@cae-map/contract/roles';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useNotices } from '../../lib/notices/notices.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { fakeCalls, type FakeResponses } from '../../testing/data/fake-calls.ts';
import { accountRecord } from '../../testing/data/records.ts';
import { signInAsEditor } from '../../testing/editor.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { usersScreenModule } from './list/users-screen.tsx';
import { usersMessages } from './messages/index.ts';

function userRecord({ role = 'user', ...fields }: Partial<ManagedUser> = {}): ManagedUser {
  return {
    id: 12,
    full_name: 'Maya',
    email: 'maya@example.org',
    is_superuser: isSuperuser(role),
    role,
    is_verified: true,
    is_disabled: false,
    has_password: true,
    is_google_linked: false,
    version: 4,
    created_at: '2026-11-01T10:00:00.000Z',
    last_sign_in_at: '2026-11-20T10:00:00.000Z',
    session_count: 2,
    ...fields,
  };
}

const self = userRecord({ id: 7, full_name: 'Esther Lichtmann', email: 'esther@example.org', role: 'admin' });

function Notices() {
  return useNotices().map(({ id, title, message }) => <p key={id}>{`${title ?? ''} ${message}`}</p>);
}

async function openUsers(
  responses: FakeResponses = {},
  users: readonly ManagedUser[] = [userRecord(), self],
) {
  const fake = fakeCalls({
    getMe: () => accountRecord({ role: 'admin' }),
    listUsers: () => ({ users, total: users.length }),
    ...responses,
  });
  const { Screen } = usersScreenModule;
  renderInApp(
    <>
      <Screen parameters={{}} />
      <Notices />
    </>,
    { browserClient: fake.client },
  );
  await screen.findByText('maya@example.org');
  return fake;
}

const row = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (item === null) throw new Error('the user is in the list');
  return within(item);
};
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const calls = (fake: Awaited<ReturnType<typeof openUsers>>, name: string) =>
  fake.received.filter((call) => call.name === name);

beforeAll(async () => {
  stubDialogs();
  await usersMessages.load('en');
});
beforeEach(signInAsEditor);

test('the screen of users shows the state, the role and the last sign-in of each user', async () => {
  await openUsers({}, [
    userRecord({ is_disabled: true, role: 'editor', session_count: 0 }),
    userRecord({
      id: 13,
      full_name: 'Tashi',
      email: 't@example.org',
      has_password: false,
      last_sign_in_at: null,
    }),
  ]);
  const maya = row('Maya');
  expect(maya.getByText('disabled')).toBeDefined();
  expect(maya.getByRole<HTMLSelectElement>('combobox', { name: 'Role: Maya' }).value).toBe('editor');
  expect(maya.getByText(/^Last sign-in: 20 Nov 2026/)).toBeDefined();
  expect(maya.getByRole('button', { name: 'Enable' })).toBeDefined();
  expect(maya.queryByRole('button', { name: 'End sessions' })).toBeNull();
  const tashi = row('Tashi');
  expect(tashi.getByText('invited')).toBeDefined();
  expect(tashi.getByText('Has not signed in yet')).toBeDefined();
  expect(tashi.getByRole('button', { name: 'Invite again' })).toBeDefined();
});

test('the role of a user is saved with the edited version, and can be undone', async () => {
  const fake = await openUsers({
    updateUser: ({ options }) => userRecord({ ...(options.body as object), version: 5 }),
  });
  await act(async () => {
    fireEvent.change(row('Maya').getByRole('combobox'), { target: { value: 'editor' } });
  });
  await click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls(fake, 'updateUser')).toHaveLength(2));
  expect(calls(fake, 'updateUser')).toMatchObject([
    { parameters: { user_id: 12 }, options: { version: 4, body: { role: 'editor' } } },
    { parameters: { user_id: 12 }, options: { version: 5, body: { role: 'user' } } },
  ]);
});

test('an administrator who gives up the own role is asked first', async () => {
  const fake = await openUsers({ updateUser: () => userRecord({ ...self, role: 'editor', version: 5 }) });
  await screen.findByText('you');
  await act(async () => {
    fireEvent.change(row('Esther Lichtmann').getByRole('combobox'), { target: { value: 'editor' } });
  });
  expect(calls(fake, 'updateUser')).toEqual([]);
  await click(screen.getByRole('button', { name: 'Give up' }));
  await waitFor(() => expect(calls(fake, 'updateUser')).toHaveLength(1));
});

test.each([
  ['Disable', 'updateUser', { version: 4, body: { is_disabled: true } }],
  ['End sessions', 'endUserSessions', {}],
])('%s asks before it is done', async (label, name, options) => {
  const fake = await openUsers({ [name]: () => userRecord({ version: 5 }) });
  await click(row('Maya').getByRole('button', { name: label }));
  expect(calls(fake, name)).toEqual([]);
  await click(row('Maya').getByRole('button', { name: 'Cancel' }));
  expect(calls(fake, name)).toEqual([]);
  await click(row('Maya').getByRole('button', { name: label }));
  const [, confirm] = row('Maya').getAllByRole('button', { name: label });
  if (confirm === undefined) throw new Error('the dialog has a button that confirms');
  await click(confirm);
  await waitFor(() => expect(calls(fake, name)).toMatchObject([{ parameters: { user_id: 12 }, options }]));
});

test.each([
  ['version_conflict', 409, /Another administrator has changed this user/],
  ['conflict', 409, /The last administrator must remain/],
  ['forbidden', 403, /your role does not allow this/],
] as const)(
  'a change that is rejected with %s shows the reason and refetches the list',
  async (code, status, text) => {
    const fake = await openUsers({
      updateUser: () => {
        throw new ApiError('refused', 'x', { status, code });
      },
    });
    await act(async () => {
      fireEvent.change(row('Maya').getByRole('combobox'), { target: { value: 'editor' } });
    });
    expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(calls(fake, 'listUsers').length).toBeGreaterThan(1));
  },
);

test('the list is searched on the server after a pause', async () => {
  const fake = await openUsers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' may ' } });
  await waitFor(() =>
    expect(calls(fake, 'listUsers').at(-1)?.parameters).toEqual({ search: 'may', page: 1 }),
  );
});

test('the list is searched on the server immediately with Enter, and filtered', async () => {
  const fake = await openUsers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' may ' } });
  await act(async () => void fireEvent.submit(screen.getByRole('search')));
  // Without a wait, in which the pause would pass.
  expect(calls(fake, 'listUsers').at(-1)?.parameters).toEqual({ search: 'may', page: 1 });
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'invited' } });
  });
  await waitFor(() =>
    expect(calls(fake, 'listUsers').at(-1)?.parameters).toEqual({ search: 'may', page: 1, state: 'invited' }),
  );
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'editor' } });
  });
  await waitFor(() =>
    expect(calls(fake, 'listUsers').at(-1)?.parameters).toMatchObject({ state: 'invited', role: 'editor' }),
  );
});

test('an invitation is checked before it is sent, and its link is shown once when no e-mail was sent', async () => {
  const link = 'https://map.example.org/en/auth/reset-password?token=abc';
  const fake = await openUsers({ inviteUser: () => ({ user: userRecord({ has_password: false }), link }) });
  await click(screen.getByRole('button', { name: 'Invite' }));
  const form = within(screen.getByRole('dialog', { name: 'Invite a user' }));
  await click(form.getByRole('button', { name: 'Invite' }));
  expect(form.getByText('Enter the name.')).toBeDefined();
  expect(calls(fake, 'inviteUser')).toEqual([]);
  fireEvent.change(form.getByLabelText('Full name'), { target: { value: 'Maya' } });
  fireEvent.change(form.getByLabelText('E-mail'), { target: { value: 'maya@example.org' } });
  await click(form.getByRole('button', { name: 'Invite' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value).toBe(link);
  expect(fake.bodiesOf('inviteUser')).toEqual([
    { full_name: 'Maya', email: 'maya@example.org', role: 'editor', lang: 'en' },
  ]);
});

test('an invitation that is rejected keeps what was entered', async () => {
  await openUsers({
    inviteUser: () => {
      throw new ApiError('refused', 'x', { status: 409, code: 'email_taken' });
    },
  });
  await click(screen.getByRole('button', { name: 'Invite' }));
  const form = within(screen.getByRole('dialog', { name: 'Invite a user' }));
  fireEvent.change(form.getByLabelText('Full name'), { target: { value: 'Maya' } });
  fireEvent.change(form.getByLabelText('E-mail'), { target: { value: 'maya@example.org' } });
  await click(form.getByRole('button', { name: 'Invite' }));
  expect(await form.findByText('There is an account with this e-mail already.')).toBeDefined();
  expect(form.getByLabelText<HTMLInputElement>('Full name').value).toBe('Maya');
});

test('the history of a user shows who has changed the role', async () => {
  await openUsers({
    listUserChanges: () => [
      {
        change_id: 1,
        at: '2026-11-20T10:00:00.000Z',
        editor: 'Zina',
        entity_id: 12,
        action: 'update',
        before: { role: 'user', is_disabled: false, version: 3 },
        after: { role: 'editor', is_disabled: false, version: 4 },
      },
    ],
  });
  await click(row('Maya').getByRole('button', { name: 'History' }));
  expect(await screen.findByText('Zina changed')).toBeDefined();
  expect(screen.getByText('Role', { selector: 'dt' }).nextSibling?.textContent).toBe('UserEditor');
});
