import { localPathSchema } from '@cae-map/contract/entities/accounts/account';
import { describe, expect, test } from 'vitest';
import { isLocalTarget, readReturnTarget, targetInLanguage } from './return-target.ts';

const foreign = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  ' /profile',
  `/${'a'.repeat(2001)}`,
];

test.each(foreign)('%j is not a page of this product', (target) => {
  expect(isLocalTarget(target)).toBe(false);
  expect(localPathSchema.safeParse(target).success).toBe(false);
});

test.each(['/.//evil.example', '/a/..//evil.example'])(
  '%j is not a page of this product, since it becomes a path with two slashes',
  (target) => {
    expect(isLocalTarget(target)).toBe(false);
  },
);

test.each(['/', '/en', '/profile', '/en/place/53?places=5,53#m=7/31.5/81&p=53/s', '/search?q=Лех#a//b'])(
  '%j is a page of this product',
  (target) => {
    expect(isLocalTarget(target)).toBe(true);
    expect(localPathSchema.safeParse(target).success).toBe(true);
  },
);

test('the target is read from the query parameter redirect, with its query and hash', () => {
  const target = '/en/place/53?a=1&b=2#m=7/31/81';
  expect(readReturnTarget(`?redirect=${encodeURIComponent(target)}&x=1`)).toBe(target);
  expect(readReturnTarget('')).toBeNull();
  expect(readReturnTarget(`?redirect=${encodeURIComponent('//evil.example')}`)).toBeNull();
});

describe('targetInLanguage', () => {
  test.each([
    [null, 'en', '/en'],
    [null, 'ru', '/'],
    ['/en/profile', 'ru', '/profile'],
    ['/profile?a=/en#/en', 'en', '/en/profile?a=/en#/en'],
    ['/en#m=4/40/90', 'en', '/en#m=4/40/90'],
    ['/de/profile', 'en', '/en'],
  ] as const)('converts %j for %s to %j', (target, language, expected) => {
    expect(targetInLanguage(target, language)).toBe(expected);
  });
});
