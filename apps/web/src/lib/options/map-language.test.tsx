// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { appOptions } from './app-options.ts';
import { countryOptions, rememberCountry } from './country-options.ts';
import { useMapLanguage } from './map-language.ts';
import { readMapLanguage } from './read-map-language.ts';

afterEach(() => appOptions.store.setState(appOptions.initial, true));

function ShownLanguage() {
  return <p data-testid="language">{useMapLanguage()}</p>;
}

test.each(['ru', 'en'] as const)(
  'the language of the map is that of the page in %s, until the visitor chooses another one',
  (language) => {
    renderInApp(<ShownLanguage />, { path: language === 'ru' ? '/' : '/en', language });
    expect(screen.getByTestId('language').textContent).toBe(language);
    act(() => appOptions.change({ mapLanguage: 'cn' }));
    expect(screen.getByTestId('language').textContent).toBe('cn');
  },
);

test.each(['ru', 'en'] as const)(
  'the language of the map in China is Chinese on a page in %s, until the visitor chooses another one',
  (language) => {
    renderInApp(<ShownLanguage />, { path: language === 'ru' ? '/' : '/en', language });
    act(() => rememberCountry('CN'));
    expect(screen.getByTestId('language').textContent).toBe('cn');
    expect(readMapLanguage(language)).toBe('cn');
    act(() => appOptions.change({ mapLanguage: 'en' }));
    expect(screen.getByTestId('language').textContent).toBe('en');
    expect(readMapLanguage(language)).toBe('en');
  },
);

test('China is remembered for the next visit until the visitor is in another country', () => {
  rememberCountry('CN');
  countryOptions.store.setState(countryOptions.initial, true);
  countryOptions.restore();
  expect(readMapLanguage('en')).toBe('cn');
  rememberCountry('DE');
  expect(readMapLanguage('en')).toBe('en');
  countryOptions.restore();
  expect(readMapLanguage('en')).toBe('en');
});

test('nothing is stored of another country', () => {
  rememberCountry('DE');
  expect(localStorage.getItem('countryOptions')).toBeNull();
});
