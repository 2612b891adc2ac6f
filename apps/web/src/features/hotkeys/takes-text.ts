/** Kinds of input that take no letters: a key that is pressed on them is free for commands. */
const withoutLetters = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
].map((type) => `[type='${type}']`);

const textFields = [
  `input:not(${withoutLetters.join(', ')})`,
  'textarea',
  // A list jumps to the entry that begins with the letter.
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="searchbox"]',
  '[role="combobox"]',
].join(', ');

/** Whether letters that are pressed on an element are written there. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(textFields) !== null;
}
