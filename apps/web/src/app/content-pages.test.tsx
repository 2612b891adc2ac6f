// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mapStops, setUpNewVisitor, tearDownMap } from '../testing/map/open-map.ts';
import { openApp } from '../testing/open-app.tsx';

beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

test('the page about the expedition has a map of the main route, and its people are links', async () => {
  await openApp('/en/aboutcae', { places: mapStops });
  expect(await screen.findByRole('img', { name: /^Map of the journey/ })).toBeTruthy();
  const [link] = screen.getAllByRole('link', { name: 'Lama Lobzang' });
  expect(link?.getAttribute('href')).toBe('/en/person/lama-lobzang');
});

test('the page about the project shows the addresses for corrections that the operator has set', async () => {
  const contact = { email: 'map@example.org', source: 'https://git.example.org/cae-map' };
  await openApp('/en/about', { places: mapStops, configuration: { contact } });
  const email = await screen.findByRole('link', { name: 'map@example.org' });
  expect(email.getAttribute('href')).toBe('mailto:map@example.org');
  expect(screen.getByRole('link', { name: 'git.example.org/cae-map' }).getAttribute('href')).toBe(
    contact.source,
  );
});

test('without an address of the operator the page about the project says so', async () => {
  await openApp('/about', { places: mapStops });
  expect(await screen.findByText(/адреса для писем не указал/)).toBeTruthy();
});

test('the page about the project has a link to the login at its foot, which leads back to it', async () => {
  await openApp('/en/about', { places: mapStops });
  const page = await screen.findByRole('article');
  const link = within(page).getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/en/login?redirect=%2Fen%2Fabout');
});
