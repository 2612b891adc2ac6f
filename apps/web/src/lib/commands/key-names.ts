/**
 * The keys that commands may use, by `KeyboardEvent.code`, which is independent of the keyboard layout. The values are the
 * Latin key label and the Russian one if it is different.
 */
export const keyNames = {
  KeyA: ['A', 'Ф'],
  KeyB: ['B', 'И'],
  KeyC: ['C', 'С'],
  KeyD: ['D', 'В'],
  KeyE: ['E', 'У'],
  KeyF: ['F', 'А'],
  KeyG: ['G', 'П'],
  KeyH: ['H', 'Р'],
  KeyI: ['I', 'Ш'],
  KeyJ: ['J', 'О'],
  KeyK: ['K', 'Л'],
  KeyL: ['L', 'Д'],
  KeyM: ['M', 'Ь'],
  KeyN: ['N', 'Т'],
  KeyO: ['O', 'Щ'],
  KeyP: ['P', 'З'],
  KeyQ: ['Q', 'Й'],
  KeyR: ['R', 'К'],
  KeyS: ['S', 'Ы'],
  KeyT: ['T', 'Е'],
  KeyU: ['U', 'Г'],
  KeyV: ['V', 'М'],
  KeyW: ['W', 'Ц'],
  KeyX: ['X', 'Ч'],
  KeyY: ['Y', 'Н'],
  KeyZ: ['Z', 'Я'],
  Digit0: ['0'],
  Digit1: ['1'],
  Digit2: ['2'],
  Digit3: ['3'],
  Digit4: ['4'],
  Digit5: ['5'],
  Digit6: ['6'],
  Digit7: ['7'],
  Digit8: ['8'],
  Digit9: ['9'],
  Comma: [',', 'Б'],
  Period: ['.', 'Ю'],
  Slash: ['/', '.'],
  Space: ['Space', 'пробел'],
} as const satisfies Readonly<Record<string, readonly [latin: string, russian?: string]>>;

/** `KeyboardEvent.code` of a key that commands may use. */
export type KeyCode = keyof typeof keyNames;
