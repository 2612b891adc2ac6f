import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../language/catalogue-en.ts';
import { findCommandByKey, type Command, type CommandContext } from './command.ts';
import { keyNames, type KeyCode } from './key-names.ts';
import { ariaKeyShortcut, isStroke, localKeyLabel, keyLabels, type PressedKey } from './key-stroke.ts';

const context: CommandContext = {
  language: 'en',
  messages: english,
  changeLanguage: () => {},
  announce: () => {},
  map: null,
};

function command(fields: Partial<Command> & Pick<Command, 'id' | 'keys'>): Command {
  return { group: 'page', label: () => fields.id, run: () => {}, ...fields };
}

function pressed(code: string, fields: Partial<PressedKey> = {}): PressedKey {
  return { code, key: '', altKey: false, shiftKey: false, ctrlKey: false, metaKey: false, ...fields };
}

const codes = Object.keys(keyNames).filter((code): code is KeyCode => code in keyNames);

test('isStroke matches a physical key in any keyboard layout', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.string({ maxLength: 2 }), (code, key) => {
      expect(isStroke(pressed(code, { key }), { code })).toBe(true);
    }),
  );
});

test('isStroke requires the exact modifier keys, and treats Cmd as Ctrl', () => {
  expect(isStroke(pressed('KeyS'), { code: 'KeyS', alt: true })).toBe(false);
  expect(isStroke(pressed('KeyS', { altKey: true }), { code: 'KeyS', alt: true })).toBe(true);
  for (const held of ['altKey', 'shiftKey', 'ctrlKey', 'metaKey'])
    expect(isStroke(pressed('Comma', { [held]: true }), { code: 'Comma' }), held).toBe(false);
  for (const held of ['ctrlKey', 'metaKey'])
    expect(isStroke(pressed('KeyK', { [held]: true }), { code: 'KeyK', control: true }), held).toBe(true);
});

test('isStroke matches a character on any physical key', () => {
  const questionMark = { character: '?' };
  expect(isStroke(pressed('Slash', { key: '?', shiftKey: true }), questionMark)).toBe(true);
  expect(isStroke(pressed('Digit7', { key: '?', shiftKey: true }), questionMark)).toBe(true);
  expect(isStroke(pressed('Slash', { key: '?', ctrlKey: true }), questionMark)).toBe(false);
});

describe('the labels of a key stroke', () => {
  test('are the modifier keys followed by the key', () => {
    expect(keyLabels({ code: 'KeyS', alt: true })).toEqual(['Alt', 'S']);
    expect(keyLabels({ code: 'KeyK', control: true }, '⌘')).toEqual(['⌘', 'K']);
    expect(keyLabels({ code: 'Comma', shift: true })).toEqual(['Shift', ',']);
    expect(ariaKeyShortcut({ code: 'KeyK', control: true })).toBe('Control+K');
  });

  test('include the Russian key label if it is different', () => {
    expect(localKeyLabel({ code: 'Comma' }, 'ru')).toBe('Б');
    expect(localKeyLabel({ code: 'Digit7' }, 'ru')).toBeNull();
    expect(localKeyLabel({ character: '?' }, 'ru')).toBeNull();
  });

  test('are unique among the Russian key labels', () => {
    const letters = codes.map((code) => localKeyLabel({ code }, 'ru')).filter((letter) => letter !== null);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe('findCommandByKey', () => {
  test('ignores unavailable commands', () => {
    const idle = command({ id: 'idle', keys: [{ code: 'KeyA' }], isAvailable: () => false });
    expect(findCommandByKey([idle], pressed('KeyA'), context)).toBeUndefined();
  });

  test('prefers physical keys to characters', () => {
    const byCharacter = command({ id: 'character', keys: [{ character: '?' }] });
    const byCode = command({ id: 'code', keys: [{ code: 'Digit7', shift: true }] });
    const russianQuestionMark = pressed('Digit7', { key: '?', shiftKey: true });
    expect(findCommandByKey([byCharacter, byCode], russianQuestionMark, context)?.id).toBe('code');
    expect(findCommandByKey([byCharacter], russianQuestionMark, context)?.id).toBe('character');
  });
});
