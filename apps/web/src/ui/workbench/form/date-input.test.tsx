// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DateInput } from './date-input.tsx';

/** The values that the field has reported. */
let reported: (string | null)[] = [];

function open(initial = '', hasTime = false): HTMLInputElement {
  reported = [];
  function Form() {
    const [value, setValue] = useState(initial);
    const change = (next: string | null): void => {
      reported.push(next);
      setValue(next ?? '');
    };
    return (
      <DateInput
        attributes={{ 'aria-label': 'Arrival' }}
        value={value}
        min="1900-01-01"
        max="1999-12-31"
        hasTime={hasTime}
        onChange={change}
      />
    );
  }
  render(<Form />);
  return screen.getByLabelText<HTMLInputElement>('Arrival');
}

test.each([
  '1925-08-26',
  '26 августа 1925',
  '26 августа 1925 г.',
  '26 August 1925',
  'August 26, 1925',
  '26.08.1925',
  '26.VIII.1925',
])('a day is read from %j, which the field shows as a date when it is left', (text) => {
  const field = open();
  fireEvent.change(field, { target: { value: text } });
  expect([reported, field.value]).toEqual([['1925-08-26'], text]);
  fireEvent.blur(field);
  expect(field.value).toBe('1925-08-26');
});

test.each(['31.02.1925', '05/06/1925', 'August 1925', '26 August', '1825-08-26', 'x'])(
  '%j is no day, and stays in the field when it is left',
  (text) => {
    const field = open();
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
    expect([reported, field.value]).toEqual([['invalid'], text]);
  },
);

test('an empty field has no day', () => {
  fireEvent.change(open('1925-08-26'), { target: { value: ' ' } });
  expect(reported).toEqual([null]);
});

test('the arrow keys go to the next and to the previous day', () => {
  const field = open('1925-08-31');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowLeft' });
  expect(reported).toEqual(['1925-09-01', '1925-08-31']);
});

test('the arrow keys stop at the bounds', () => {
  fireEvent.keyDown(open('1999-12-31'), { key: 'ArrowUp' });
  expect(reported).toEqual([]);
});

test.each([
  ['12 августа 1926, 9:05', '1926-08-12 09:05'],
  ['1926-08-12T14:30:07', '1926-08-12 14:30:07'],
  ['12 August 1926', '1926-08-12'],
  ['1750-05-01', 'invalid'],
  ['12 August 1926 25:00', 'invalid'],
  ['14:30', 'invalid'],
])('a field of moments reads %j as %j', (text, moment) => {
  fireEvent.change(open('', true), { target: { value: text } });
  expect(reported).toEqual([moment]);
});

test('the arrow keys of a field of moments keep the time', () => {
  fireEvent.keyDown(open('1926-08-31 14:30', true), { key: 'ArrowUp' });
  expect(reported).toEqual(['1926-09-01 14:30']);
});

test('a field of days reads no time', () => {
  fireEvent.change(open(), { target: { value: '1926-08-12 14:30' } });
  expect(reported).toEqual(['invalid']);
});
