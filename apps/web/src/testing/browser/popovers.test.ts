// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { stubPopovers } from './popovers.ts';

test('a removed stub of popovers does not fire events in later test files', () => {
  document.body.innerHTML = '<button popovertarget="menu"></button><div id="menu"></div>';
  const states: unknown[] = [];
  document
    .getElementById('menu')
    ?.addEventListener('toggle', (event) => states.push(Reflect.get(event, 'newState')));
  const removeFirst = stubPopovers();
  removeFirst();
  const removeSecond = stubPopovers();
  document.querySelector('button')?.click();
  removeSecond();
  expect(states).toEqual(['open']);
});
