/**
 * The keys that commands may use, by the `code` of their events, that is by where they lie: a command works in every
 * layout of the keyboard. With each stands what is printed on it, and what on a Russian keyboard where that differs.
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

/** The `code` of a key that a command may use. */
export type KeyCode = keyof typeof keyNames;
