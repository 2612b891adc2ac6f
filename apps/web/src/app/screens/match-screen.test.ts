import { expect, test } from 'vitest';
import { readPath } from '../../lib/language/language-path.ts';
import { features } from '../features.ts';
import { matchScreen } from './match-screen.ts';

function findScreenId(address: string): string | null {
  const reading = readPath(address);
  return reading.kind === 'page'
    ? (matchScreen(features.screens, reading.path)?.screen.id ?? null)
    : 'redirect';
}

const screenPaths = [
  '/',
  '/books',
  '/bookslist',
  '/aboutcae',
  '/about',
  '/guide',
  '/settings',
  '/search',
  '/placeslist',
  '/paintings',
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

test('every path of the route table has a screen in both languages; other paths are not found [NAV-1]', () => {
  for (const path of screenPaths) {
    expect(findScreenId(path), path).not.toBeNull();
    expect(findScreenId(path), path).not.toBe('redirect');
    expect(findScreenId(`/en${path === '/' ? '' : path}`), path).toBe(findScreenId(path));
  }
  expect(findScreenId('/auth/callback')).toBe(findScreenId('/login'));
  for (const path of [
    '/nowhere',
    '/books/1',
    '/map3d',
    '/map3d/other',
    '/en/nowhere',
    '/admin/other',
    '/Books',
  ]) {
    expect(findScreenId(path), path).toBeNull();
  }
});

test('a two-letter segment other than en redirects to the root; other unknown segments are not found [NAV-2]', () => {
  for (const path of ['/ru', '/ru/books', '/fr', '/de/place/5'])
    expect(findScreenId(path), path).toBe('redirect');
  for (const path of ['/rus', '/deu/books', '/e', '/eng/books']) expect(findScreenId(path), path).toBeNull();
  expect(readPath('/books')).toMatchObject({ language: 'ru' });
  expect(readPath('/en/books')).toMatchObject({ language: 'en' });
});

test('an id that is not a positive integer is not found [NAV-4]', () => {
  for (const id of ['0', '-1', '1.5', 'x', '1e3', '%20', '1'.repeat(12)]) {
    for (const path of [
      `/book/view/${id}/4`,
      `/book/view/1/${id}`,
      `/place/edit/${id}`,
      `/image/edit/${id}`,
      `/place/imageview/${id}`,
      `/place/${id}`,
    ]) {
      expect(findScreenId(path), path).toBeNull();
    }
  }
});
