// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { callKey } from '../../../lib/api/query-key.ts';
import { restoreSession } from '../../../lib/session/session.ts';
import { forgetSecretQuery, takeSecretQuery } from '../../../lib/url/secret-query.ts';
import { fakeCalls, type FakeResponses } from '../../../testing/data/fake-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ShownPath } from '../../../testing/shown-path.tsx';
import { QueryClient } from '@tanstack/react-query';
import { loginScreenModule } from './login-screen.tsx';

const { Screen } = loginScreenModule;
const token = { access_token: 'abc', token_type: 'bearer', expires_in: 600 } as const;

beforeEach(() => restoreSession(''));
afterEach(() => {
  forgetSecretQuery();
  window.history.replaceState(null, '', '/');
});

interface Settings {
  readonly path?: string;
  readonly language?: ContentLanguage;
  readonly accounts?: { readonly google: boolean; readonly mail: boolean };
}

function openLogin(responses: FakeResponses, settings: Settings = {}) {
  const { path = '/en/login', language = 'en', accounts = { google: false, mail: false } } = settings;
  const calls = fakeCalls(responses);
  const queryClient = new QueryClient();
  queryClient.setQueryData(callKey('getConfiguration'), { accounts });
  renderInApp(
    <ShownPath screenPath={path.replace(/\?.*/, '')}>
      <Screen parameters={{}} />
    </ShownPath>,
    { path, language, browserClient: calls.client, queryClient },
  );
  return calls;
}

const email = () => screen.getByRole('textbox', { name: /^(E-mail|Электронная почта)$/ });
const password = () => screen.getByLabelText(/^(Password|Пароль)$/);
const submitButton = () => screen.getByRole('button', { name: /^(Log in|Войти)$/ });
const shownPath = () => screen.getByTestId('path').textContent;

async function logIn(): Promise<void> {
  await userEvent.type(email(), ' esther@example.org');
  await userEvent.type(password(), 'a river of stones');
  await userEvent.click(submitButton());
}

function refusal(
  status: number,
  code: ApiError['code'],
  detail = 'detail',
  retryAfter?: number,
): () => never {
  return () => {
    throw new ApiError('refused', detail, { status, code, retryAfter });
  };
}

test('a login sends e-mail and password, stores the access token and opens the map [AUT-1]', async () => {
  const calls = openLogin({ login: () => token });
  await logIn();
  expect(calls.bodiesOf('login')).toEqual([
    { username: 'esther@example.org', password: 'a river of stones' },
  ]);
  expect(localStorage.getItem('token')).toBe('abc');
  await waitFor(() => expect(shownPath()).toBe('/en'));
});

test('a login returns to the page of the redirect query, in the current language, with its query and hash', async () => {
  const redirect = encodeURIComponent('/place/53?places=5,53#m=7/31/81');
  openLogin({ login: () => token }, { path: `/en/login?redirect=${redirect}` });
  await logIn();
  await waitFor(() => expect(shownPath()).toBe('/en/place/53?places=5,53#m=7/31/81'));
});

test('a login ignores a redirect to another site', async () => {
  openLogin({ login: () => token }, { path: '/en/login?redirect=//evil.example/en' });
  await logIn();
  await waitFor(() => expect(shownPath()).toBe('/en'));
});

test('a visitor who is signed in already returns at once', () => {
  localStorage.setItem('token', 'abc');
  restoreSession('');
  openLogin({}, { path: '/en/login?redirect=/en/profile' });
  expect(shownPath()).toBe('/en/profile');
});

describe('a failed login shows', () => {
  test.each<[string, () => never, string]>([
    ['that the credentials are wrong', refusal(401, 'wrong_credentials'), 'Wrong e-mail or password'],
    [
      'the seconds to wait',
      refusal(429, 'too_many_requests', 'x', 30),
      'Too many attempts. Try again in 30 seconds.',
    ],
    [
      'the minutes to wait',
      refusal(429, 'too_many_requests', 'x', 870),
      'Too many attempts. Try again in 15 minutes.',
    ],
    ['to try later without a time', refusal(429, 'too_many_requests'), 'Too many attempts. Try again later.'],
    [
      'a network failure',
      () => {
        throw new ApiError('network', 'x');
      },
      'No connection to the server. Check your network and try again.',
    ],
  ])('%s', async (_title, login, expected) => {
    openLogin({ login });
    await logIn();
    expect(screen.getByRole('alert').textContent).toBe(expected);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('the detail of the server without a message for its code, else that the login failed', async () => {
    const responses = [
      refusal(403, 'forbidden', 'not from this network'),
      refusal(500, undefined, 'status 500'),
    ];
    openLogin({ login: () => responses.shift()?.() });
    await logIn();
    expect(screen.getByRole('alert').textContent).toBe('not from this network');
    await userEvent.click(submitButton());
    expect(screen.getByRole('alert').textContent).toBe('Login failed');
  });

  test('the message in Russian', async () => {
    openLogin({ login: refusal(502, undefined, 'status 502') }, { language: 'ru', path: '/login' });
    await logIn();
    expect(screen.getByRole('alert').textContent).toBe('Войти не удалось');
  });
});

test('empty fields are reported beside them without a request, and the first one has the focus', async () => {
  const calls = openLogin({});
  await userEvent.click(submitButton());
  expect(calls.received).toEqual([]);
  expect(document.activeElement).toBe(email());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(email().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Please fill in this field');
  await userEvent.type(email(), 'e');
  expect(email().getAttribute('aria-invalid')).toBe('false');
});

test('the form can be filled in by a password manager, and does not put the password into the URL', () => {
  openLogin({});
  expect(email().getAttribute('autocomplete')).toBe('username');
  expect(password().getAttribute('autocomplete')).toBe('current-password');
  expect(document.querySelector('form')?.method).toBe('post');
});

test('a button shows the password and hides it again', async () => {
  openLogin({});
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(password().getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(password().getAttribute('type')).toBe('password');
});

test('the button is busy but not disabled while a request runs, and sends nothing twice', async () => {
  let respond: (record: typeof token) => void = () => {};
  const calls = openLogin({ login: () => new Promise((resolve) => (respond = resolve)) });
  await logIn();
  const button = screen.getByRole('button', { name: 'Logging in…' });
  expect(button).toHaveProperty('disabled', false);
  await userEvent.click(button);
  expect(calls.received).toHaveLength(1);
  await act(async () => respond(token));
  expect(shownPath()).toBe('/en');
});

test('Google and the link for a forgotten password are offered as the operator has configured them', () => {
  openLogin({}, { path: '/en/login?redirect=/en/profile', accounts: { google: true, mail: true } });
  const google = screen.getByRole('link', { name: 'Continue with Google' });
  expect(google.getAttribute('href')).toBe('/v1/auth/google/authorize?redirect=%2Fen%2Fprofile');
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
    '/en/auth/forgot-password',
  );
});

test('neither Google nor the link for a forgotten password is offered without their configuration', () => {
  openLogin({});
  expect(screen.queryByText('Continue with Google')).toBeNull();
  expect(screen.queryByText('Forgot your password?')).toBeNull();
});

describe('at the URL to which Google redirects', () => {
  function openCallback(completeGoogleSignIn: NonNullable<FakeResponses['completeGoogleSignIn']>) {
    window.history.replaceState(null, '', '/en/auth/callback?code=1&state=2');
    takeSecretQuery();
    return openLogin({ completeGoogleSignIn }, { path: '/en/auth/callback' });
  }

  test('the sign-in is completed once with the query, which is not in the URL, and the page is opened', async () => {
    const calls = openCallback(() => ({ ...token, redirect: '/profile' }));
    expect(window.location.search).toBe('');
    await screen.findByText('/en/profile');
    expect(calls.bodiesOf('completeGoogleSignIn')).toEqual([{ query: 'code=1&state=2' }]);
    expect(localStorage.getItem('token')).toBe('abc');
  });

  test('the map is opened when the response redirects to another site', async () => {
    openCallback(() => ({ ...token, redirect: 'https://evil.example' }));
    await screen.findByText('/en');
  });

  test.each([
    [
      '/en',
      'upstream_failed',
      'Google is not responding as expected. Try again later, or log in with a password.',
    ],
    ['/en', 'too_many_requests', 'Too many attempts. Try again later.'],
    ['/en', 'not_found', 'Login failed'],
    ['', 'upstream_timeout', 'Google слишком долго не отвечает. Попробуйте позже или войдите с паролем.'],
  ])('below %j, the error %s of a sign-in that could not begin is explained', async (prefix, code, text) => {
    const path = `${prefix}/auth/callback`;
    window.history.replaceState(null, '', `${path}?error=${code}`);
    takeSecretQuery();
    const calls = openLogin({}, { path, language: prefix === '' ? 'ru' : 'en' });
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect([calls.bodiesOf('completeGoogleSignIn'), window.location.search]).toEqual([[], '']);
  });

  test('a failure is shown above the form for the password', async () => {
    openCallback(refusal(400, 'sign_in_failed'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Google did not confirm the sign-in. Try again, or log in with a password.',
    );
    expect(submitButton()).toBeDefined();
  });
});
