// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { DeclaredSearchProvider, useUrlQuery } from './url-query.ts';

const Link = () => <a href={`/en/placeslist${useUrlQuery()}`}>English</a>;
const page = (
  <DeclaredSearchProvider value="?year=1926">
    <Link />
  </DeclaredSearchProvider>
);

test('useUrlQuery returns the declared query during hydration and the full query afterwards', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<StaticRouter location="/placeslist?year=1926">{page}</StaticRouter>);
  const link = container.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/en/placeslist?year=1926');
  const onRecoverableError = vi.fn();
  await act(async () => {
    render(<MemoryRouter initialEntries={['/placeslist?utm=mail&year=1926']}>{page}</MemoryRouter>, {
      container,
      hydrate: true,
      onRecoverableError,
    });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('a')).toBe(link);
  expect(link?.getAttribute('href')).toBe('/en/placeslist?utm=mail&year=1926');
});
