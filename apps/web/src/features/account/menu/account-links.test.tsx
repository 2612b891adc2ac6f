// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '../../../lib/session/session.ts';
import { fakeCalls } from '../../../testing/data/fake-calls.ts';
import { signInAsEditor } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accountMessages } from '../messages/index.ts';
import { AccountLinks } from './account-links.tsx';
import { AccountMenu } from './account-menu.tsx';

beforeEach(() => accountMessages.load('en'));

test('the menu of an administrator links only to screens that exist', async () => {
  signInAsEditor();
  renderInApp(<AccountLinks profileLabel="Profile" />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Places management',
    'Images management',
    'Books management',
    'People, sources, pages',
    'Translations',
    'Corrections',
    'Users',
    'Server',
  ]);
});

test('the entry of the corrections has the number of those that wait, also by name', async () => {
  signInAsEditor();
  const { client } = fakeCalls({ countOpenProposals: () => ({ open: 120 }) });
  renderInApp(<AccountLinks profileLabel="Profile" />, { browserClient: client });
  const link = await screen.findByRole('link', { name: 'Corrections: 120 corrections are waiting' });
  expect(link.textContent).toBe('Corrections99+');
});

test('the button of the account has the number of the corrections that wait', async () => {
  signInAsEditor();
  const { client } = fakeCalls({ countOpenProposals: () => ({ open: 1 }) });
  renderInApp(<AccountMenu />, { browserClient: client });
  expect(await screen.findByRole('button', { name: 'Account, 1 correction is waiting' })).toBeDefined();
});

test('the number of corrections is not requested for those who may not decide about them', async () => {
  signInAsEditor();
  act(() => sessionStore.setState({ capabilities: ['translations.write'] }));
  const { client, received } = fakeCalls({ countOpenProposals: () => ({ open: 1 }) });
  renderInApp(<AccountMenu />, { browserClient: client });
  expect(await screen.findByRole('button', { name: 'Account' })).toBeDefined();
  expect(received.map(({ name }) => name)).not.toContain('countOpenProposals');
});
