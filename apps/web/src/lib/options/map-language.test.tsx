// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { appOptions } from './app-options.ts';
import { useMapLanguage } from './map-language.ts';

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
