// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { suspendingPromise, type SuspendingPromise } from './suspending-promise.ts';

function Value({ of }: { readonly of: SuspendingPromise<string> }) {
  return <p>{of.read()}</p>;
}

function show(value: SuspendingPromise<string>) {
  render(
    <Suspense fallback={<p>loading</p>}>
      <Value of={value} />
    </Suspense>,
  );
  return screen.getByRole('paragraph').textContent;
}

test('a component suspends until the promise is resolved', async () => {
  let resolve: (value: string) => void = () => {};
  const value = suspendingPromise(new Promise<string>((done) => (resolve = done)));
  expect(show(value)).toBe('loading');
  await act(async () => resolve('here'));
  expect(screen.getByText('here')).toBeDefined();
});

test('a component with a resolved promise renders without suspending', async () => {
  const value = suspendingPromise(Promise.resolve('here'));
  await value.promise;
  expect(show(value)).toBe('here');
});

test('read throws the error of a rejected promise', async () => {
  const value = suspendingPromise<string>(Promise.reject(new Error('offline')));
  await value.promise.catch(() => {});
  expect(value.read).toThrow('offline');
});
