// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInAsEditor } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accountMessages } from '../messages/index.ts';
import { AccountLinks } from './account-links.tsx';

test('the menu of an administrator links only to screens that exist', async () => {
  await accountMessages.load('en');
  signInAsEditor();
  renderInApp(<AccountLinks profileLabel="Profile" />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Places management',
    'Images management',
    'Users',
  ]);
});
