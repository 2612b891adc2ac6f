// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { restoreSession } from '../../../lib/session/session.ts';
import { forgetSecretQuery, takeSecretQuery } from '../../../lib/url/secret-query.ts';
import { fakeCalls, type FakeResponses } from '../../../testing/data/fake-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { confirmEmailScreenModule } from './confirm-email-screen.tsx';
import { forgotPasswordScreenModule } from './forgot-password-screen.tsx';
import { resetPasswordScreenModule } from './reset-password-screen.tsx';

beforeEach(() => restoreSession(''));
afterEach(() => {
  forgetSecretQuery();
  window.history.replaceState(null, '', '/');
});

/** Opens a screen by the link of an e-mail. */
function openLink({ Screen }: ScreenModule, url: string, responses: FakeResponses) {
  window.history.replaceState(null, '', url);
  takeSecretQuery();
  const calls = fakeCalls(responses);
  renderInApp(<Screen parameters={{}} />, {
    path: window.location.pathname + window.location.search,
    browserClient: calls.client,
  });
  return calls;
}

const expired = () => {
  throw new ApiError('refused', 'x', { status: 400, code: 'link_expired' });
};

test('the link to confirm an e-mail sends its token, which is not in the URL', async () => {
  const calls = openLink(confirmEmailScreenModule, '/en/auth/confirm-email?token=secret', {
    confirmEmail: () => null,
  });
  expect(window.location.href).not.toContain('secret');
  expect(await screen.findByText('Your e-mail is confirmed. Thank you!')).toBeDefined();
  expect(calls.bodiesOf('confirmEmail')).toEqual([{ token: 'secret' }]);
});

test('an expired link to confirm an e-mail is explained', async () => {
  openLink(confirmEmailScreenModule, '/en/auth/confirm-email?token=secret', { confirmEmail: expired });
  expect(await screen.findByText(/^The link has expired or was already used/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
});

test('the confirmation of an e-mail can be repeated after a network failure', async () => {
  const calls = openLink(confirmEmailScreenModule, '/en/auth/confirm-email?token=secret', {});
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(calls.bodiesOf('confirmEmail')).toHaveLength(2);
});

test('an incomplete link to confirm an e-mail is explained without a request', () => {
  const calls = openLink(confirmEmailScreenModule, '/en/auth/confirm-email', {});
  expect(screen.getByText('The link is incomplete. Open it from the message once more.')).toBeDefined();
  expect(calls.received).toEqual([]);
});

test('the link to reset a password sends its token, which is not in the URL, with the new password', async () => {
  const calls = openLink(resetPasswordScreenModule, '/en/auth/reset-password?token=secret', {
    resetPassword: () => null,
  });
  expect(window.location.href).not.toContain('secret');
  await userEvent.type(screen.getByLabelText('New password'), 'a river of stones');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'a river of stones');
  await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeDefined();
  expect(calls.bodiesOf('resetPassword')).toEqual([{ token: 'secret', password: 'a river of stones' }]);
});

test('an incomplete link to reset a password offers to request another one', () => {
  openLink(resetPasswordScreenModule, '/en/auth/reset-password', {});
  const link = screen.getByRole('link', { name: 'Request a new link' });
  expect(link.getAttribute('href')).toBe('/en/auth/forgot-password');
});

test('a request for a link shows the same message for every address', async () => {
  const calls = openLink(forgotPasswordScreenModule, '/en/auth/forgot-password', {
    requestPasswordReset: () => null,
  });
  await userEvent.type(screen.getByLabelText('E-mail'), 'esther@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/^If there is an account for esther@example\.org/)).toBeDefined();
  expect(calls.bodiesOf('requestPasswordReset')).toEqual([{ email: 'esther@example.org', lang: 'en' }]);
});
