// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { callKey } from '../../../lib/api/query-key.ts';
import { restoreSession } from '../../../lib/session/session.ts';
import { fakeCalls } from '../../../testing/data/fake-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ShownPath } from '../../../testing/shown-path.tsx';
import { loginScreenModule } from './login-screen.tsx';
import { registerScreenModule } from './register-screen.tsx';

const values = {
  'Full name': 'Esther Lichtmann',
  'E-mail': 'esther@example.org',
  Password: 'a river of stones',
  'Confirm password': 'a river of stones',
};

beforeEach(() => restoreSession(''));

/** Submits a form whose request the server refuses, and returns the message of the screen. */
async function submitRefused(
  form: { readonly screen: ReactNode; readonly path: string; readonly button: string },
  error: ApiError,
): Promise<string | null> {
  const refuse = () => {
    throw error;
  };
  const { client } = fakeCalls({ login: refuse, register: refuse });
  const queryClient = new QueryClient();
  queryClient.setQueryData(callKey('getConfiguration'), { accounts: { google: false, mail: false } });
  renderInApp(<ShownPath screenPath={form.path}>{form.screen}</ShownPath>, {
    path: form.path,
    browserClient: client,
    queryClient,
  });
  for (const [label, value] of Object.entries(values)) {
    const field = screen.queryByLabelText(label);
    if (field !== null) await userEvent.type(field, value);
  }
  await userEvent.click(screen.getByRole('button', { name: form.button }));
  const { textContent } = screen.getByRole('alert');
  cleanup();
  return textContent;
}

const login = { screen: <loginScreenModule.Screen parameters={{}} />, path: '/en/login', button: 'Log in' };
const registration = {
  screen: <registerScreenModule.Screen parameters={{}} />,
  path: '/en/register',
  button: 'Register',
};
const withDetail = new ApiError('refused', 'not from this network', { status: 403, code: 'forbidden' });
const withoutDetail = new ApiError('refused', 'status 500', { status: 500 });

test("a failed login shows the server's detail, else 'Login failed'; a failed registration 'Registration failed' [AUT-4]", async () => {
  expect(await submitRefused(login, withDetail)).toBe('not from this network');
  expect(await submitRefused(login, withoutDetail)).toBe('Login failed');
  expect(await submitRefused(registration, withoutDetail)).toBe('Registration failed');
});
