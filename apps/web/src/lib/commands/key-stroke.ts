import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { keyNames, type KeyCode } from './key-names.ts';

/** A physical key with its exact modifier keys. */
export interface PhysicalKey {
  readonly code: KeyCode;
  readonly alt?: true;
  readonly shift?: true;
  /** Ctrl, or Cmd on a Mac. */
  readonly control?: true;
}

/** A character, independent of its position and of the modifier keys that it requires. */
export interface CharacterKey {
  readonly character: string;
}

export type KeyStroke = PhysicalKey | CharacterKey;

/** The relevant properties of a keyboard event. */
export type PressedKey = Pick<KeyboardEvent, 'code' | 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Whether a pressed key matches a key stroke. */
export function isStroke(pressed: PressedKey, stroke: KeyStroke): boolean {
  const control = pressed.ctrlKey || pressed.metaKey;
  if ('character' in stroke) return pressed.key === stroke.character && !control && !pressed.altKey;
  return (
    pressed.code === stroke.code &&
    pressed.altKey === (stroke.alt ?? false) &&
    pressed.shiftKey === (stroke.shift ?? false) &&
    control === (stroke.control ?? false)
  );
}

/** The labels of the keys of a key stroke, modifier keys first. */
export function keyLabels(stroke: KeyStroke, controlName = 'Ctrl'): readonly string[] {
  if ('character' in stroke) return [stroke.character];
  return [
    ...(stroke.control ? [controlName] : []),
    ...(stroke.alt ? ['Alt'] : []),
    ...(stroke.shift ? ['Shift'] : []),
    keyNames[stroke.code][0],
  ];
}

/** Which of the names of a key is that of the usual keyboard of a language; null if it is the first one. */
const keyNameIndex: Readonly<Record<ContentLanguage, 1 | null>> = { ru: 1, en: null };

/** The label of the key on the usual keyboard of a language if it is different, else null. */
export function localKeyLabel(stroke: KeyStroke, language: ContentLanguage): string | null {
  const index = keyNameIndex[language];
  return 'character' in stroke || index === null ? null : (keyNames[stroke.code][index] ?? null);
}

/** Formats a key stroke for the attribute `aria-keyshortcuts`. */
export function ariaKeyShortcut(stroke: KeyStroke): string {
  return keyLabels(stroke, 'Control').join('+');
}
