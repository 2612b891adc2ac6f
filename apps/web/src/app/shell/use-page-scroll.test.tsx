// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePageScroll } from './use-page-scroll.ts';

/** Callbacks of the observers of the content's size. */
let resized: (() => void)[];
let height: number;
const scrollTo = vi.fn<(left: number, top: number) => void>((_left, top) => scrollByHand(top));
const showsPart = vi.fn<() => void>();

beforeEach(() => {
  resized = [];
  height = 3000;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
      }
      observe() {
        resized.push(this.callback);
      }
      disconnect() {
        resized = resized.filter((callback) => callback !== this.callback);
      }
    },
  );
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height });
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 1000 });
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
  showsPart.mockClear();
  Element.prototype.scrollIntoView = showsPart;
});

function scrollByHand(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
}

let bringPart: () => void;
let showsLinks = true;
let bringLinks: () => void;

function Page() {
  const { pathname } = useLocation();
  usePageScroll(pathname.startsWith('/place') ? 'map' : pathname);
  const [hasPart, setHasPart] = useState(false);
  const [, setRenders] = useState(0);
  useEffect(() => {
    bringPart = () => setHasPart(true);
    bringLinks = () => {
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

test('another page begins at its top, with the keyboard in it', async () => {
  const { go } = open('/book/view/2/9');
  scrollByHand(1500);
  await go('/book/view/2/10');
  expect(window.scrollY).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the keyboard is at the heading of another page, as soon as there is one', async () => {
  const { go } = open('/help');
  await go('/list');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  await go('/place/5#m=5/34.1/77.6&p=5/o');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => bringPart());
  act(() => resized.forEach((callback) => callback()));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('on an earlier page the keyboard is at the link that was followed, else at the heading', async () => {
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

test('on an earlier page the keyboard is at the followed link as soon as the link is rendered', async () => {
  const { go } = open('/help', '/list');
  screen.getByText('Leh 2').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByText('Leh 2'));
  await go('/place/5');
  showsLinks = false;
  await go(-1);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await act(async () => bringLinks());
  expect(document.activeElement).toBe(screen.getByText('Leh 2'));
});

test('an earlier page is shown where it was left, as soon as it is long enough', async () => {
  const { go } = open('/book/view/2/9');
  scrollByHand(1500);
  await go('/help');
  height = 1200;
  await go(-1);
  expect(window.scrollY).toBe(200);
  height = 3000;
  act(() => bringPart());
  act(() => resized.forEach((callback) => callback()));
  expect(window.scrollY).toBe(1500);
  expect(resized).toEqual([]);
});

test('whoever moves by themselves is led nowhere any more', async () => {
  const { go } = open('/book/view/2/9');
  scrollByHand(1500);
  await go('/help');
  height = 1200;
  await go(-1);
  window.dispatchEvent(new Event('wheel'));
  expect(resized).toEqual([]);
});

test('the part that the address names is shown when it has come', async () => {
  const { go } = open('/place/5');
  await go('/book/view/2/9#text-7');
  expect(showsPart).not.toHaveBeenCalled();
  act(() => bringPart());
  act(() => resized.forEach((callback) => callback()));
  expect(showsPart).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByText('the part'));
});

test('from stop to stop the map stays, and so does the keyboard', async () => {
  const { go } = open('/place/5');
  await go('/place/6');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
