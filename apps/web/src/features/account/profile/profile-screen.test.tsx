// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { userRoles } from '@cae-map/contract/roles';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { restoreSession, sessionStore } from '../../../lib/session/session.ts';
import { fakeCalls, type FakeResponses } from '../../../testing/data/fake-calls.ts';
import { accountRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accountMessages } from '../messages/index.ts';
import { profileScreenModule } from './profile-screen.tsx';

vi.mock('../../../lib/browser/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const { Screen } = profileScreenModule;
const account = accountRecord();
const session = {
  session_id: 1,
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: '2026-11-02T10:00:00.000Z',
  browser: 'Firefox, Windows',
  is_current: true,
};

beforeEach(() => {
  localStorage.setItem('token', 'abc');
  restoreSession('');
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

async function openProfile(responses: FakeResponses = {}, language: ContentLanguage = 'en') {
  const calls = fakeCalls({ getMe: () => account, listMySessions: () => [session], ...responses });
  renderInApp(<Screen parameters={{}} />, {
    path: `/${language}/profile`,
    language,
    browserClient: calls.client,
  });
  await screen.findByText('esther@example.org');
  return calls;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

async function saveName(name: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText('Full name'));
  await userEvent.type(screen.getByLabelText('Full name'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test.each([
  [true, 'E-mail confirmed'],
  [false, 'E-mail not confirmed'],
])('the profile shows full_name, email and is_verified: %s [AUT-6]', async (isVerified, expected) => {
  await openProfile({ getMe: () => accountRecord({ is_verified: isVerified }) });
  expect(screen.getByText('Esther Lichtmann')).toBeDefined();
  expect(screen.getByText('esther@example.org')).toBeDefined();
  expect(screen.getByText(expected)).toBeDefined();
});

test.each(userRoles.map((role) => ({ role, isNamed: role !== 'user' })))(
  'the profile names the role $role: $isNamed, in both languages',
  async ({ role, isNamed }) => {
    const named = { en: [] as string[], ru: [] as string[] };
    for (const language of ['en', 'ru'] as const) {
      const { roles } = accountMessages.read(language).profile;
      await openProfile({ getMe: () => accountRecord({ role }) }, language);
      named[language] = Object.values(roles).filter((name) => screen.queryByText(name) !== null);
      cleanup();
    }
    const expected = { user: [], translator: ['Переводчик'], editor: ['Редактор'], admin: ['Администратор'] };
    expect(named.ru).toEqual(expected[role]);
    expect(named.en).toHaveLength(isNamed ? 1 : 0);
  },
);

test('a profile that cannot be loaded is reported and can be loaded again', async () => {
  const responses = [
    () => {
      throw new ApiError('refused', 'x', { status: 503, code: 'unavailable' });
    },
    () => account,
  ];
  const { client } = fakeCalls({ getMe: () => responses.shift()?.(), listMySessions: () => [] });
  renderInApp(<Screen parameters={{}} />, { browserClient: client });
  expect((await screen.findByRole('alert')).textContent).toContain('The server is unavailable right now');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('esther@example.org')).toBeDefined();
});

describe('the name', () => {
  test('is saved with the version that was edited', async () => {
    let stored = account;
    const calls = await openProfile({
      getMe: () => stored,
      updateMe: () => (stored = accountRecord({ full_name: 'E. L.', version: 4 })),
    });
    await saveName('E. L.');
    expect(calls.sentTo('updateMe')).toEqual([{ body: { full_name: 'E. L.' }, version: 3 }]);
    expect(await screen.findByText('E. L.')).toBeDefined();
  });

  const conflict = () => {
    throw new ApiError('refused', 'x', {
      status: 409,
      code: 'version_conflict',
      versions: { edited: 3, current: 5, record: accountRecord({ full_name: 'Esther L.', version: 5 }) },
    });
  };

  test('of the visitor replaces the saved one after a conflict if the visitor chooses so', async () => {
    let stored = account;
    const responses = [conflict, () => (stored = accountRecord({ full_name: 'E. L.', version: 6 }))];
    const calls = await openProfile({ getMe: () => stored, updateMe: () => responses.shift()?.() });
    await saveName('E. L.');
    expect(screen.getByText('Yours: E. L.')).toBeDefined();
    expect(screen.getByText('Saved: Esther L.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(calls.sentTo('updateMe').at(-1)).toEqual({ body: { full_name: 'E. L.' }, version: 5 });
    expect(await screen.findByText('E. L.')).toBeDefined();
  });

  test('that is saved remains after a conflict if the visitor chooses so', async () => {
    const accounts = [account, accountRecord({ full_name: 'Esther L.', version: 5 })];
    await openProfile({ getMe: () => accounts.shift(), updateMe: conflict });
    await saveName('E. L.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep the saved one' }));
    expect(await screen.findByText('Esther L.')).toBeDefined();
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Esther L.');
  });
});

describe('the password', () => {
  async function changePassword(): Promise<void> {
    const password = section('Password');
    await userEvent.type(password.getByLabelText('Current password'), 'the old stones');
    await userEvent.type(password.getByLabelText('New password'), 'a river of stones');
    await userEvent.type(password.getByLabelText('Confirm password'), 'a river of stones');
    await userEvent.click(password.getByRole('button', { name: 'Change the password' }));
  }

  test('is changed with the current one, and the fields are emptied', async () => {
    const calls = await openProfile({ changePassword: () => null });
    await changePassword();
    expect(calls.bodiesOf('changePassword')).toEqual([
      { current_password: 'the old stones', new_password: 'a river of stones' },
    ]);
    expect(section('Password').getByLabelText('New password')).toHaveProperty('value', '');
  });

  test('is not changed with a wrong current one, which is reported beside its field', async () => {
    await openProfile({
      changePassword: () => {
        throw new ApiError('refused', 'x', { status: 401, code: 'wrong_credentials' });
      },
    });
    await changePassword();
    const field = section('Password').getByLabelText('Current password');
    expect(document.activeElement).toBe(field);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Wrong password',
    );
  });

  test('is set without a current one for an account that signs in by Google', async () => {
    const calls = await openProfile({
      getMe: () => accountRecord({ has_password: false }),
      changePassword: () => null,
    });
    const password = section('Password');
    expect(password.queryByLabelText('Current password')).toBeNull();
    await userEvent.type(password.getByLabelText('New password'), 'a river of stones');
    await userEvent.type(password.getByLabelText('Confirm password'), 'a river of stones');
    await userEvent.click(password.getByRole('button', { name: 'Set a password' }));
    expect(calls.bodiesOf('changePassword')).toEqual([
      { current_password: null, new_password: 'a river of stones' },
    ]);
  });
});

describe('the sessions', () => {
  test('are listed, and another one can be ended', async () => {
    const lists = [[session, { ...session, session_id: 2, browser: '', is_current: false }], [session]];
    const calls = await openProfile({ listMySessions: () => lists.shift(), revokeMySession: () => null });
    expect(await screen.findByText('this device')).toBeDefined();
    const revoke = { name: 'Log out on: unknown browser' };
    await userEvent.click(screen.getByRole('button', revoke));
    expect(calls.received).toContainEqual(
      expect.objectContaining({ name: 'revokeMySession', parameters: { session_id: 2 } }),
    );
    await vi.waitFor(() => expect(screen.queryByRole('button', revoke)).toBeNull());
  });

  test('all end by signing out everywhere', async () => {
    await openProfile({ signOutEverywhere: () => null });
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    expect(sessionStore.getState()).toMatchObject({ isSignedIn: false, hasSignedOut: true });
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('remain when signing out everywhere fails', async () => {
    await openProfile();
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    expect(sessionStore.getState().isSignedIn).toBe(true);
  });
});

test('the stored data are saved as a file', async () => {
  const data = { account, sessions: [session], changes: [] };
  await openProfile({ exportMe: () => data });
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  const [content, fileName, mediaType] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(JSON.parse(typeof content === 'string' ? content : '')).toEqual(data);
  expect([fileName, mediaType]).toEqual(['cae-map-account.json', 'application/json']);
});

describe('the deletion of the account', () => {
  test('needs the password and ends the session', async () => {
    const calls = await openProfile({ deleteMe: () => null });
    await userEvent.click(screen.getByRole('button', { name: 'Delete the account…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(calls.bodiesOf('deleteMe')).toEqual([]);
    await userEvent.type(within(screen.getByRole('dialog')).getByLabelText('Password'), 'stones');
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(calls.bodiesOf('deleteMe')).toEqual([{ password: 'stones' }]);
    expect(sessionStore.getState().isSignedIn).toBe(false);
  });

  test('is confirmed without a password for an account that signs in by Google', async () => {
    const calls = await openProfile({
      getMe: () => accountRecord({ has_password: false }),
      deleteMe: () => null,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete the account…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(calls.bodiesOf('deleteMe')).toEqual([{ password: null }]);
  });
});
