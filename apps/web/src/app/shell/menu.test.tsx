// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { restoreSession } from '../../lib/session/session.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { FeaturesProvider } from '../feature-registry/features-context.ts';
import { features } from '../features.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';

afterEach(() => {
  localStorage.clear();
  restoreSession('');
});

function renderMenu(part: 'header' | 'bottom bar', magic = '', language: ContentLanguage = 'en'): string[] {
  restoreSession(magic);
  const element = part === 'header' ? <Header path="/books" /> : <BottomBar path="/books" />;
  renderInApp(<FeaturesProvider value={features}>{element}</FeaturesProvider>, { language });
  const menu = screen.getByRole('navigation', { name: language === 'en' ? 'Sections' : 'Разделы' });
  const entries = within(menu).getAllByRole('link');
  const texts = entries.map(({ textContent }) => textContent);
  cleanup();
  return texts;
}

test('the menu is Map, Timeline for admins only, Books, About CAE, About the project, Guide; the bottom bar of a phone About CAE, About, Map, Books, Guide [NAV-8]', () => {
  const [first, ...others] = ['Map', 'Books', 'About CAE', 'About the project', 'Guide'];
  expect(renderMenu('header')).toEqual([first, ...others]);
  expect(renderMenu('header', '?magic=ResearcherMode')).toEqual([first, ...others]);
  expect(renderMenu('header', '?magic=AdminMode')).toEqual([first, 'Timeline', ...others]);
  expect(renderMenu('header', '?magic=AdminMode', 'ru')).toEqual([
    'Карта',
    'Лента времени',
    'Книги',
    'О ЦАЭ',
    'О проекте',
    'Путеводитель',
  ]);
  const bottomBarTexts = ['About CAE', 'About', 'Map', 'Books', 'Guide'];
  for (const magic of ['', '?magic=AdminMode'])
    expect(renderMenu('bottom bar', magic)).toEqual(bottomBarTexts);
});
