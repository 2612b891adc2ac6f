// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { ServedMarkup, useIsServed } from './served-markup.tsx';

interface EntryProps {
  readonly text: { readonly html: string };
  readonly isNear: boolean;
}

function Entry({ text, isNear }: EntryProps) {
  const isServed = useIsServed('entry', [text], !isNear);
  return (
    <section id="entry">
      {isServed ? (
        <ServedMarkup className="text" lang="en" />
      ) : (
        <div className="text" lang="en">
          {`drawn: ${text.html}`}
        </div>
      )}
    </section>
  );
}

const text = { html: 'Leh' };

/** Hydrates the markup of the server, by default in the document. */
function hydrateEntry(props: EntryProps, { isInDocument = true, served = '<p>Leh</p>' } = {}) {
  const container = document.createElement('div');
  container.innerHTML = `<section id="entry"><div class="text" lang="en">${served}</div></section>`;
  document.body.replaceChildren(...(isInDocument ? [container] : []));
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown): void => void errors.push(error);
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, <Entry {...props} />, { onRecoverableError });
  });
  return {
    errors,
    content: () => container.querySelector('.text')?.innerHTML,
    show: (next: EntryProps) => act(() => root?.render(<Entry {...next} />)),
  };
}

afterEach(() => document.body.replaceChildren());

test('the content of the server is kept during hydration, and drawn when the entry is near', () => {
  const entry = hydrateEntry({ text, isNear: false });
  expect([entry.content(), entry.errors]).toEqual(['<p>Leh</p>', []]);
  entry.show({ text, isNear: true });
  expect(entry.content()).toBe('drawn: Leh');
  entry.show({ text, isNear: false });
  expect(entry.content()).toBe('drawn: Leh');
});

test('the content of the server is replaced when the data changes', () => {
  const entry = hydrateEntry({ text, isNear: false });
  entry.show({ text: { html: 'Khotan' }, isNear: false });
  expect(entry.content()).toBe('drawn: Khotan');
});

test('the content is drawn if the element is not in the document', () => {
  const entry = hydrateEntry({ text, isNear: false }, { isInDocument: false, served: 'drawn: Leh' });
  entry.show({ text: { html: 'Khotan' }, isNear: false });
  expect(entry.content()).toBe('drawn: Khotan');
});
