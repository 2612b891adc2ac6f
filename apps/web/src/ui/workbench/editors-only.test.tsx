// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession } from '../../lib/session/session-changes.ts';
import { restoreSession, sessionStore } from '../../lib/session/session.ts';
import { signInAsEditor } from '../../testing/editor.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { EditorsOnly } from './editors-only.tsx';

beforeEach(() => signInAsEditor());
afterEach(() => act(() => restoreSession('')));

const show = () =>
  renderInApp(<EditorsOnly capability="places.write">the form</EditorsOnly>, { language: 'en' });

test('EditorsOnly shows its children to an editor', () => {
  show();
  expect(screen.getByText('the form')).toBeDefined();
});

test.each([
  [
    'the account loses its role',
    () => sessionStore.setState({ capabilities: [] }),
    /^Your account no longer has the right to edit/,
  ],
  ['the session ends', () => endSession('rejected'), /^You are signed out/],
])('EditorsOnly gives the reason when %s', (_condition, change, reason) => {
  const { container } = show();
  act(change);
  expect(screen.getByRole('alert').textContent).toMatch(reason);
  expect(container.textContent).not.toContain('the form');
});

test('EditorsOnly asks a visitor to sign in, without a reason', () => {
  act(() => endSession('signedOut'));
  show();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
});
