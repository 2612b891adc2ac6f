// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useStore } from 'zustand';
import { beforeEach, expect, test } from 'vitest';
import { beginSession, endSession } from '../../lib/session/session-changes.ts';
import { sessionStore } from '../../lib/session/session.ts';
import { useFocusAfterLogout } from './use-focus-after-logout.ts';

function Page() {
  useFocusAfterLogout();
  const isSignedIn = useStore(sessionStore, (session) => session.isSignedIn);
  return (
    <>
      {isSignedIn && <button type="button">account</button>}
      <button type="button">search</button>
      <main id="content" tabIndex={-1} />
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  beginSession({ access_token: 'token', token_type: 'bearer', expires_in: 3600 });
});

test('the content is focused when the logout removes the focused control', () => {
  render(<Page />);
  screen.getByText('account').focus();
  act(() => endSession('signedOut'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the focus stays on a control that the logout keeps', () => {
  render(<Page />);
  screen.getByText('search').focus();
  act(() => endSession('signedOut'));
  expect(document.activeElement).toBe(screen.getByText('search'));
});
