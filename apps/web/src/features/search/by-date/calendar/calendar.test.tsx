// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../testing/render-in-app.tsx';
import { Calendar } from './calendar.tsx';

const days = ['1925-08-26', '1925-08-28', '1925-09-02', '1926-08-01', '1934-05-01'];
const choosable = new Set(days.flatMap((day) => [day, day.slice(0, 7), day.slice(0, 4)]));
const onChoose = vi.fn<(day: string) => void>();

function Opened({ day }: { readonly day: string }) {
  const [shown, setShown] = useState(day);
  return (
    <Calendar
      day={day}
      shown={shown}
      firstDay="1925-01-01"
      lastDay="1934-12-31"
      choosable={choosable}
      onShow={setShown}
      onChoose={onChoose}
    />
  );
}

const open = (day = '1925-08-26', language: 'ru' | 'en' = 'en') =>
  renderInApp(<Opened day={day} />, { language });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const click = (name: string) => act(() => void fireEvent.click(button(name)));
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const press = (init: object) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, init));
const tabStops = () => screen.getByRole('table').querySelectorAll('[tabindex="0"]');

test('the arrow keys go to the next day that can be chosen', () => {
  open();
  act(() => button('26 August 1925').focus());
  press({ key: 'ArrowRight' });
  expect(focused()).toBe('28 August 1925');
  press({ key: 'ArrowLeft' });
  expect(focused()).toBe('26 August 1925');
  // The day below, 2 September, is of another month.
  press({ key: 'ArrowDown' });
  expect(focused()).toBe('26 August 1925');
});

test.each([
  ['the selected day', '1925-08-28', '28 August 1925'],
  ['the first day that can be chosen if the selected one is not shown', '1925-08-01', '26 August 1925'],
])('the only tab stop of a month is %s', (_which, day, name) => {
  open(day);
  expect([...tabStops()].map((cell) => cell.getAttribute('aria-label'))).toEqual([name]);
});

test('Ctrl with Up and Down shows another year, with Shift another decade, and keeps the focus in the calendar', () => {
  open();
  act(() => button('26 August 1925').focus());
  press({ key: 'ArrowDown', ctrlKey: true });
  expect(button('August 1926')).toBeDefined();
  expect(focused()).toBe('1 August 1926');
  press({ key: 'ArrowUp', ctrlKey: true });
  press({ key: 'ArrowDown', ctrlKey: true, shiftKey: true });
  expect(button('August 1935')).toBeDefined();
});

test('the heading shows the months of the year and then the years of the decade, from which a month is reached', () => {
  open();
  click('August 1925');
  expect(['Jul', 'Aug', 'Sep'].map((month) => button(month).disabled)).toEqual([true, false, false]);
  click('1925');
  expect(screen.getByText('1920 – 1929')).toBeDefined();
  expect(['1924', '1925', '1926'].map((year) => button(year).disabled)).toEqual([true, false, false]);
  click('1926');
  click('Aug');
  expect(button('1 August 1926').disabled).toBe(false);
  click('1 August 1926');
  expect(onChoose.mock.calls).toEqual([['1926-08-01']]);
});

test.each([
  ['1925-01-15', 'Previous month'],
  ['1934-12-15', 'Next month'],
])('at %s the button "%s" is disabled', (day, name) => {
  open(day);
  expect(button(name).disabled).toBe(true);
});

test('the buttons beside the heading turn the page of a month, a year and a decade', () => {
  open();
  click('Next month');
  expect(button('September 1925')).toBeDefined();
  click('September 1925');
  click('Next year');
  click('1926');
  click('Next decade');
  expect(screen.getByText('1930 – 1939')).toBeDefined();
});

test('weeks start on Monday, and days of the neighbouring months complete them', () => {
  open('1925-08-26', 'ru');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    'пн вт ср чт пт сб вс'.split(' '),
  );
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect([cells[0], cells[5], cells.at(-1), cells.length]).toEqual(['27', '1', '6', 42]);
});

test('the key Y shows the months of the year', () => {
  open();
  act(() => button('26 August 1925').focus());
  press({ code: 'KeyY', key: 'y' });
  expect(focused()).toBe('Aug');
});
