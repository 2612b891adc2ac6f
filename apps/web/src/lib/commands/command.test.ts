import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../language/catalogue-en.ts';
import { findCommandByKey, type Command, type CommandContext } from './command.ts';
import { keyNames, type KeyCode } from './key-names.ts';
import { ariaKeyShortcut, isStroke, russianName, strokeNames, type PressedKey } from './key-stroke.ts';

const context: CommandContext = {
  language: 'en',
  messages: english,
  changeLanguage: () => {},
  say: () => {},
  map: null,
};

function command(fields: Partial<Command> & Pick<Command, 'id' | 'keys'>): Command {
  return { group: 'page', label: () => fields.id, run: () => {}, ...fields };
}

function pressed(code: string, fields: Partial<PressedKey> = {}): PressedKey {
  return { code, key: '', altKey: false, shiftKey: false, ctrlKey: false, metaKey: false, ...fields };
}

const codes = Object.keys(keyNames).filter((code): code is KeyCode => code in keyNames);

test('a stroke is told by where its key lies, whatever the layout writes there', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.string({ maxLength: 2 }), (code, key) => {
      expect(isStroke(pressed(code, { key }), { code })).toBe(true);
    }),
  );
});

test('what is held down beside a key counts, and Cmd counts as Ctrl', () => {
  expect(isStroke(pressed('KeyS'), { code: 'KeyS', alt: true })).toBe(false);
  expect(isStroke(pressed('KeyS', { altKey: true }), { code: 'KeyS', alt: true })).toBe(true);
  for (const held of ['altKey', 'shiftKey', 'ctrlKey', 'metaKey'])
    expect(isStroke(pressed('Comma', { [held]: true }), { code: 'Comma' }), held).toBe(false);
  for (const held of ['ctrlKey', 'metaKey'])
    expect(isStroke(pressed('KeyK', { [held]: true }), { code: 'KeyK', control: true }), held).toBe(true);
});

test('a sign is told by itself, wherever the layout has it', () => {
  const sign = { sign: '?' };
  expect(isStroke(pressed('Slash', { key: '?', shiftKey: true }), sign)).toBe(true);
  expect(isStroke(pressed('Digit7', { key: '?', shiftKey: true }), sign)).toBe(true);
  expect(isStroke(pressed('Slash', { key: '?', ctrlKey: true }), sign)).toBe(false);
});

describe('a stroke is named', () => {
  test('as it is printed, in the order in which it is pressed', () => {
    expect(strokeNames({ code: 'KeyS', alt: true })).toEqual(['Alt', 'S']);
    expect(strokeNames({ code: 'KeyK', control: true }, '⌘')).toEqual(['⌘', 'K']);
    expect(strokeNames({ code: 'Comma', shift: true })).toEqual(['Shift', ',']);
    expect(ariaKeyShortcut({ code: 'KeyK', control: true })).toBe('Control+K');
  });

  test('and with the letter of a Russian keyboard where that is another', () => {
    expect(russianName({ code: 'Comma' })).toBe('Б');
    expect(russianName({ code: 'Digit7' })).toBeNull();
    expect(russianName({ sign: '?' })).toBeNull();
  });

  test('by a letter that no other key has', () => {
    const letters = codes.map((code) => russianName({ code })).filter((letter) => letter !== null);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe('the command of a key', () => {
  test('is none where there is nothing to act on', () => {
    const idle = command({ id: 'idle', keys: [{ code: 'KeyA' }], isAvailable: () => false });
    expect(findCommandByKey([idle], pressed('KeyA'), context)).toBeUndefined();
  });

  test('is the one of its place before the one of its sign', () => {
    const bySign = command({ id: 'sign', keys: [{ sign: '?' }] });
    const byPlace = command({ id: 'place', keys: [{ code: 'Digit7', shift: true }] });
    const russianQuestionMark = pressed('Digit7', { key: '?', shiftKey: true });
    expect(findCommandByKey([bySign, byPlace], russianQuestionMark, context)?.id).toBe('place');
    expect(findCommandByKey([bySign], russianQuestionMark, context)?.id).toBe('sign');
  });
});
