// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePageScroll } from './use-page-scroll.ts';

/** Callbacks of the resize observers of the content. */
let resizeCallbacks: (() => void)[];
let height: number;
const scrollTo = vi.fn<(left: number, top: number) => void>((_left, top) => scrollByHand(top));
const scrollIntoView = vi.fn<() => void>();

beforeEach(() => {
  resizeCallbacks = [];
  height = 3000;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
      }
      observe() {
        resizeCallbacks.push(this.callback);
      }
      disconnect() {
        resizeCallbacks = resizeCallbacks.filter((callback) => callback !== this.callback);
      }
    },
  );
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height });
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 1000 });
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

function scrollByHand(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
}

let renderPart: () => void;
let showsLinks = true;
let renderLinks: () => void;

function Page() {
  const { pathname } = useLocation();
  usePageScroll(pathname.startsWith('/place') ? 'map' : pathname);
  const [hasPart, setHasPart] = useState(false);
  const [, setRenders] = useState(0);
  useEffect(() => {
    renderPart = () => setHasPart(true);
    renderLinks = () => {
      showsLinks = true;
      setRenders((renders) => renders + 1);
    };
  }, []);
  return (
    <main id="content" tabIndex={-1}>
      {(pathname === '/list' || hasPart) && <h1>{pathname}</h1>}
      {pathname === '/list' &&
        showsLinks &&
        [1, 2].map((each) => (
          <a key={each} href="/place/5">
            Leh {each}
          </a>
        ))}
      {hasPart && <section id="text-7">the part</section>}
    </main>
  );
}

function open(...entries: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  return { go: (to: string | number) => act(() => router.navigate(to as string)) };
}

test('a new page starts at its top with the focus in its content', async () => {
  const { go } = open('/book/view/2/9');
  scrollByHand(1500);
  await go('/book/view/2/10');
  expect(window.scrollY).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the heading of a new page is focused as soon as it is rendered', async () => {
  const { go } = open('/help');
  await go('/list');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  await go('/place/5#m=5/34.1/77.6&p=5/o');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => renderPart());
  act(() => resizeCallbacks.forEach((callback) => callback()));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('the Back button restores the focus of the followed link, or focuses the heading if no link was followed', async () => {
  const { go } = open('/help', '/list');
  screen.getByText('Leh 2').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByText('Leh 2'));
  await go('/place/5');
  await go(-1);
  expect(document.activeElement).toBe(screen.getByText('Leh 2'));
  await go('/list?year=1925');
  await go('/place/5');
  await go(-1);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('the Back button focuses the followed link, and not a link of the header with the same href', async () => {
  const { go } = open('/help', '/list');
  const header = document.body.insertBefore(document.createElement('header'), document.body.firstChild);
  const followed = screen.getByText('Leh 2');
  const { href } = followed as HTMLAnchorElement;
  followed.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(followed);
  await go('/place/5');
  header.innerHTML = `<a href="${new URL(href).pathname}">Map</a>`;
  await go(-1);
  expect(document.activeElement).toBe(screen.getByText('Leh 2'));
  header.remove();
});

test('the Back button focuses the followed link as soon as the link is rendered', async () => {
  const { go } = open('/help', '/list');
  screen.getByText('Leh 2').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByText('Leh 2'));
  await go('/place/5');
  showsLinks = false;
  await go(-1);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await act(async () => renderLinks());
  expect(document.activeElement).toBe(screen.getByText('Leh 2'));
});

test('the Back button restores the scroll position as soon as the page is long enough', async () => {
  const { go } = open('/book/view/2/9');
  scrollByHand(1500);
  await go('/help');
  height = 1200;
  await go(-1);
  expect(window.scrollY).toBe(200);
  height = 3000;
  act(() => renderPart());
  act(() => resizeCallbacks.forEach((callback) => callback()));
  expect(window.scrollY).toBe(1500);
  expect(resizeCallbacks).toEqual([]);
});

test('input of the visitor cancels a pending restoration of the scroll position', async () => {
  const { go } = open('/book/view/2/9');
  scrollByHand(1500);
  await go('/help');
  height = 1200;
  await go(-1);
  window.dispatchEvent(new Event('wheel'));
  expect(resizeCallbacks).toEqual([]);
});

test('the part in the hash is scrolled into view as soon as it is rendered', async () => {
  const { go } = open('/place/5');
  await go('/book/view/2/9#text-7');
  expect(scrollIntoView).not.toHaveBeenCalled();
  act(() => renderPart());
  act(() => resizeCallbacks.forEach((callback) => callback()));
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByText('the part'));
});

test('navigation between stops of the map changes neither the scroll position nor the focus', async () => {
  const { go } = open('/place/5');
  await go('/place/6');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
