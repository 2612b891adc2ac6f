// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { restoreSession } from '../../../lib/session/session.ts';
import { fakeCalls, type FakeResponses } from '../../../testing/data/fake-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ShownPath } from '../../../testing/shown-path.tsx';
import { registerScreenModule } from './register-screen.tsx';

const { Screen } = registerScreenModule;
const token = { access_token: 'abc', token_type: 'bearer', expires_in: 600 } as const;
const valid = {
  'Full name': 'Esther Lichtmann',
  'E-mail': 'esther@example.org',
  Password: 'a river of stones',
  'Confirm password': 'a river of stones',
};

beforeEach(() => restoreSession(''));

function openRegistration(responses: FakeResponses, path = '/en/register') {
  const calls = fakeCalls(responses);
  renderInApp(
    <ShownPath screenPath={path.replace(/\?.*/, '')}>
      <Screen parameters={{}} />
    </ShownPath>,
    { path, browserClient: calls.client, queryClient: new QueryClient() },
  );
  return calls;
}

async function submit(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(screen.getByLabelText(label));
    if (value !== '') await userEvent.type(screen.getByLabelText(label), value);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

function problemOf(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.find((id) => id.endsWith('-problem')) ?? '')?.textContent ?? '';
}

test('a registration sends full name, e-mail and a password of 8 to 128 characters that is confirmed [AUT-7]', async () => {
  const calls = openRegistration({ register: () => ({ is_confirmation_required: true }) });
  for (const [label, value, problem] of [
    ['Full name', '', 'Please fill in this field'],
    ['E-mail', '', 'Please fill in this field'],
    ['Password', 'seven77', 'Too short: use at least 8 characters'],
    ['Password', 'p'.repeat(129), 'Too long: 128 characters at most'],
    ['Confirm password', 'another river', 'The passwords do not match'],
  ] as const) {
    await submit({ ...valid, [label]: value });
    expect(problemOf(label), `${label} ${value}`).toBe(problem);
  }
  expect(calls.received).toEqual([]);
  for (const password of ['eight888', 'p'.repeat(128)]) {
    if (screen.queryByLabelText('Password') === null) {
      cleanup();
      openRegistration({ register: () => ({ is_confirmation_required: true }) });
    }
    await submit({ ...valid, Password: password, 'Confirm password': password });
    expect(screen.getByRole('heading', { name: 'Check your e-mail' })).toBeDefined();
  }
  expect(calls.bodiesOf('register')).toEqual([
    { full_name: 'Esther Lichtmann', email: 'esther@example.org', password: 'eight888', lang: 'en' },
  ]);
});

test('a registration without confirmation signs in and returns to the page of the redirect query', async () => {
  const calls = openRegistration(
    { register: () => ({ is_confirmation_required: false }), login: () => token },
    '/en/register?redirect=/en/profile',
  );
  await submit(valid);
  expect(calls.bodiesOf('login')).toEqual([
    { username: 'esther@example.org', password: 'a river of stones' },
  ]);
  expect(localStorage.getItem('token')).toBe('abc');
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/en/profile'));
});

test('a sign-in that fails after the registration is not shown as a failed registration', async () => {
  openRegistration({ register: () => ({ is_confirmation_required: false }) });
  await submit(valid);
  expect(screen.getByRole('heading', { name: 'Your account is ready' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
});

describe('a refused registration', () => {
  test.each([
    ['email_taken', 'E-mail', 'There is already an account with this e-mail'],
    [
      'password_too_common',
      'Password',
      'This is one of the most common passwords; please choose another one',
    ],
    [
      'password_too_personal',
      'Password',
      'The password contains your name or e-mail; please choose another one',
    ],
  ] as const)('with the code %s is reported beside the field', async (code, label, problem) => {
    openRegistration({
      register: () => {
        throw new ApiError('refused', 'x', { status: 409, code });
      },
    });
    await submit(valid);
    expect(problemOf(label)).toBe(problem);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  });

  test('without a message and a detail is reported as failed', async () => {
    openRegistration({
      register: () => {
        throw new ApiError('refused', 'status 500', { status: 500 });
      },
    });
    await submit(valid);
    expect(screen.getByRole('alert').textContent).toBe('Registration failed');
  });
});

test('name and e-mail survive a failed request and a reload, the password is stored nowhere', async () => {
  openRegistration({});
  await submit(valid);
  expect(screen.getByRole('alert').textContent).toContain('No connection');
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('river');
  expect(JSON.stringify([sessionStorage, localStorage])).toContain('Esther');
  cleanup();
  openRegistration({ register: () => ({ is_confirmation_required: true }) });
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Esther Lichtmann');
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'esther@example.org');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  await submit(valid);
  expect(sessionStorage).toHaveLength(0);
});
