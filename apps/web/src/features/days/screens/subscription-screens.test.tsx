// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { forgetSecretQuery, takeSecretQuery } from '../../../lib/url/secret-query.ts';
import { fakeCalls, type FakeResponses } from '../../../testing/data/fake-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { confirmSubscriptionModule, leaveSubscriptionModule } from '../subscription/link-screens.tsx';
import { SubscribeForm } from '../subscription/subscribe-form.tsx';

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

function openForm(responses: FakeResponses) {
  const calls = fakeCalls(responses);
  renderInApp(<SubscribeForm />, { path: '/en/today', browserClient: calls.client });
  return calls;
}

const refuse = (code: 'link_expired' | 'too_many_requests') => () => {
  throw new ApiError('refused', 'x', { status: 400, code });
};

test('the form of the e-mails sends the address with the language and the time zone of the browser', async () => {
  const calls = openForm({ subscribeToCaravan: () => null });
  await userEvent.type(screen.getByLabelText('An e-mail each morning'), ' reader@example.org ');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect((await screen.findByRole('status')).textContent).toContain(
    'We have sent a link to reader@example.org.',
  );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(calls.bodiesOf('subscribeToCaravan')).toEqual([
    { email: 'reader@example.org', lang: 'en', time_zone: timeZone },
  ]);
});

test('the form of the e-mails explains an address that is none, without a request', async () => {
  const calls = openForm({});
  await userEvent.type(screen.getByLabelText('An e-mail each morning'), 'reader@example');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.getByText('Check the address, for example name@example.org.')).toBeDefined();
  expect(screen.getByLabelText('An e-mail each morning')).toBe(document.activeElement);
  expect(calls.received).toEqual([]);
});

test('the form of the e-mails explains that there were too many attempts', async () => {
  openForm({ subscribeToCaravan: refuse('too_many_requests') });
  await userEvent.type(screen.getByLabelText('An e-mail each morning'), 'reader@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Too many attempts. Please try again later.')).toBeDefined();
});

test('the link to confirm a subscription sends its token when the button is pressed', async () => {
  const calls = openLink(confirmSubscriptionModule, '/en/today/confirm?token=secret', {
    confirmCaravanSubscription: () => null,
  });
  expect(window.location.href).not.toContain('secret');
  expect(calls.received).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^Your subscription is confirmed/)).toBeDefined();
  expect(calls.bodiesOf('confirmCaravanSubscription')).toEqual([{ token: 'secret' }]);
});

test('an expired link to confirm a subscription is explained without a button', async () => {
  openLink(confirmSubscriptionModule, '/en/today/confirm?token=secret', {
    confirmCaravanSubscription: refuse('link_expired'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^The link has expired/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the link to leave sends its token once without a further click', async () => {
  const calls = openLink(leaveSubscriptionModule, '/en/today/leave?token=secret', {
    leaveCaravan: () => null,
  });
  expect(await screen.findByText(/^You have left/)).toBeDefined();
  expect(calls.bodiesOf('leaveCaravan')).toEqual([{ token: 'secret' }]);
});

test('an incomplete link to leave is explained without a request', () => {
  const calls = openLink(leaveSubscriptionModule, '/en/today/leave', {});
  expect(screen.getByText('The link is incomplete. Open the whole link from the e-mail.')).toBeDefined();
  expect(calls.received).toEqual([]);
});
