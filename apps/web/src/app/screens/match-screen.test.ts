import { expect, test } from 'vitest';
import { readPath } from '../../lib/language/language-path.ts';
import { features } from '../features.ts';
import { matchScreen } from './match-screen.ts';

function screenIdOf(address: string): string | null {
  const reading = readPath(address);
  return reading.kind === 'page'
    ? (matchScreen(features.screens, reading.path)?.screen.id ?? null)
    : 'redirect';
}

const routeTable = [
  '/',
  '/books',
  '/bookslist',
  '/aboutcae',
  '/about',
  '/guide',
  '/settings',
  '/search',
  '/placeslist',
  '/map3d/cae',
  '/map3d/demo',
  '/login',
  '/register',
  '/auth/callback',
  '/book/view/1/4',
  '/place/imageview/53',
  '/profile',
  '/translations',
  '/admin',
  '/admin/images',
  '/admin/images/review',
  '/admin/analyze-photos',
  '/admin/book/edit/1//chapter/2/text/3',
  '/admin/book/edit/1/chapter/2/text/3',
  '/admin/book/table/1',
  '/place/edit/53',
  '/image/edit/7',
  '/timeline',
];

test('every screen of the route table exists under its path, in both languages; all else is not found [NAV-1]', () => {
  for (const path of routeTable) {
    expect(screenIdOf(path), path).not.toBeNull();
    expect(screenIdOf(path), path).not.toBe('redirect');
    expect(screenIdOf(`/en${path === '/' ? '' : path}`), path).toBe(screenIdOf(path));
  }
  expect(screenIdOf('/auth/callback')).toBe(screenIdOf('/login'));
  for (const path of [
    '/nowhere',
    '/books/1',
    '/map3d',
    '/map3d/other',
    '/en/nowhere',
    '/admin/other',
    '/Books',
  ]) {
    expect(screenIdOf(path), path).toBeNull();
  }
});

test('two letters other than en lead to the root, any other unknown segment is not found [NAV-2]', () => {
  for (const path of ['/ru', '/ru/books', '/fr', '/de/place/5'])
    expect(screenIdOf(path), path).toBe('redirect');
  for (const path of ['/rus', '/deu/books', '/e', '/eng/books']) expect(screenIdOf(path), path).toBeNull();
  expect(readPath('/books')).toMatchObject({ language: 'ru' });
  expect(readPath('/en/books')).toMatchObject({ language: 'en' });
});

test('ids that are no whole positive numbers are not found [NAV-4]', () => {
  for (const id of ['0', '-1', '1.5', 'x', '1e3', '%20', '1'.repeat(12)]) {
    for (const path of [
      `/book/view/${id}/4`,
      `/book/view/1/${id}`,
      `/place/edit/${id}`,
      `/image/edit/${id}`,
      `/place/imageview/${id}`,
      `/place/${id}`,
    ]) {
      expect(screenIdOf(path), path).toBeNull();
    }
  }
});
