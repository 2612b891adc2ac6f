// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordEarlyInput, type EarlyInput } from './early-input.ts';

let input: EarlyInput;
let isApplicationNear = false;
const onClick = vi.fn<(event: Event) => void>();

function act(element: Element | null, event: Event): Event {
  element?.dispatchEvent(event);
  return event;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const click = (selector: string, more: MouseEventInit = {}) =>
  act(find(selector), new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));

// jsdom cannot navigate.
const preventNavigation = (event: Event): void => event.preventDefault();

beforeEach(() => {
  isApplicationNear = false;
  window.addEventListener('click', preventNavigation);
  document.body.innerHTML = `
    <div id="area"></div><button id="plain"><svg></svg></button><button id="opener" popovertarget="menu"></button>
    <input type="checkbox"><input type="text"><form><button id="submit" type="submit"></button></form>
    <a id="here" href="/place/53"></a><a id="away" href="https://example.org/"></a><div data-own><button id="own"></button></div>`;
  input = recordEarlyInput(document, {
    isIndependent: (element) => element.closest('[data-own]') !== null,
    isApplicationNear: () => isApplicationNear,
  });
});
afterEach(() => {
  input.replay();
  onClick.mockReset();
  window.removeEventListener('click', preventNavigation);
});

/** Listens as the application does once it is rendered, and repeats the input. */
function render(selector: string, name = 'click'): void {
  find(selector)?.addEventListener(name, onClick);
  input.replay();
}

test.each(['#plain', '#plain svg', '#submit', '[type=checkbox]'])(
  'a click on %s is done once when the application is rendered',
  (selector) => {
    find('form')?.addEventListener('submit', (event) => event.preventDefault());
    expect(click(selector).defaultPrevented).toBe(true);
    render(selector.split(' ')[0] ?? '');
    input.replay();
    expect(onClick).toHaveBeenCalledOnce();
  },
);

test.each(['#opener', '#here', '#away', '#own'])('a click on %s has its usual effect', (selector) => {
  find(selector)?.addEventListener('click', onClick);
  click(selector);
  expect(onClick).toHaveBeenCalledOnce();
  input.replay();
  expect(onClick).toHaveBeenCalledOnce();
});

test.each([
  ['a link of the site', '#here', {}, true],
  ['a link of another site', '#away', {}, false],
  ['a link with a modifier key', '#here', { ctrlKey: true }, false],
])('an application that is loaded follows %s: %s', (_what, selector, more, isFollowed) => {
  isApplicationNear = true;
  click(selector, more);
  render(selector);
  expect(onClick).toHaveBeenCalledTimes(isFollowed ? 1 : 0);
});

test('a click on a removed button is dropped', () => {
  const button = find('#plain');
  click('#plain');
  button?.addEventListener('click', onClick);
  button?.remove();
  input.replay();
  expect(onClick).not.toHaveBeenCalled();
});

test('typed text is reported with its value', () => {
  const field = document.querySelector<HTMLInputElement>('[type=text]');
  if (field === null) throw new Error('there is no field');
  field.value = 'Leh';
  act(field, new Event('input', { bubbles: true }));
  render('[type=text]', 'input');
  expect(onClick).toHaveBeenCalledOnce();
  expect(field.value).toBe('Leh');
});

const press = (selector: string, init: KeyboardEventInit) =>
  act(find(selector), new KeyboardEvent('keydown', { bubbles: true, ...init }));

test('the key of a command is repeated once', () => {
  press('#area', { key: '?' });
  render('#area', 'keydown');
  input.replay();
  expect(onClick).toHaveBeenCalledOnce();
});

test.each([
  ['a character in a field', '[type=text]', { key: '?' }],
  ['the space bar', '#area', { key: ' ' }],
  ['an arrow', '#area', { key: 'ArrowLeft' }],
  ['a key with Ctrl', '#area', { key: 'k', ctrlKey: true }],
  ['a key on an element that works without the application', '#own', { key: '+' }],
])('%s is not repeated', (_what, selector, init) => {
  press(selector, init);
  render(selector, 'keydown');
  expect(onClick).not.toHaveBeenCalled();
});
