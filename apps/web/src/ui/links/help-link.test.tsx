// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { HelpLink } from './help-link.tsx';

test.each([
  ['ru', 'Путеводитель: поиск', '/guide#search'],
  ['en', 'Guide: search', '/en/guide#search'],
] as const)('the help link leads to its section of the guide in %s', (language, name, href) => {
  renderInApp(<HelpLink section="search" />, { language, path: language === 'ru' ? '/' : '/en' });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
