import { keyNames, type KeyCode } from './key-names.ts';

/** A key with what is held down beside it; what is not named must not be held down. */
export interface PhysicalKey {
  readonly code: KeyCode;
  readonly alt?: true;
  readonly shift?: true;
  /** Ctrl, or Cmd on a Mac. */
  readonly control?: true;
}

/** A sign, wherever the keyboard has it and whatever has to be held down for it. */
export interface CharacterKey {
  readonly sign: string;
}

export type KeyStroke = PhysicalKey | CharacterKey;

/** What is read of a key that was pressed. */
export type PressedKey = Pick<KeyboardEvent, 'code' | 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Whether a pressed key is a stroke. */
export function isStroke(pressed: PressedKey, stroke: KeyStroke): boolean {
  const control = pressed.ctrlKey || pressed.metaKey;
  if ('sign' in stroke) return pressed.key === stroke.sign && !control && !pressed.altKey;
  return (
    pressed.code === stroke.code &&
    pressed.altKey === (stroke.alt ?? false) &&
    pressed.shiftKey === (stroke.shift ?? false) &&
    control === (stroke.control ?? false)
  );
}

/** The names of the keys of a stroke, in the order in which they are pressed. */
export function strokeNames(stroke: KeyStroke, controlName = 'Ctrl'): readonly string[] {
  if ('sign' in stroke) return [stroke.sign];
  return [
    ...(stroke.control ? [controlName] : []),
    ...(stroke.alt ? ['Alt'] : []),
    ...(stroke.shift ? ['Shift'] : []),
    keyNames[stroke.code][0],
  ];
}

/** What a Russian keyboard has on the key of a stroke, where that is something else. */
export function russianName(stroke: KeyStroke): string | null {
  return 'sign' in stroke ? null : (keyNames[stroke.code][1] ?? null);
}

/** A stroke in the form of the attribute `aria-keyshortcuts`. */
export function ariaKeyShortcut(stroke: KeyStroke): string {
  return strokeNames(stroke, 'Control').join('+');
}
