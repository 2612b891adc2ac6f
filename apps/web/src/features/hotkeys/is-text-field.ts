/** Input types without text, where keys run commands. */
const nonTextTypes = [
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
  `input:not(${nonTextTypes.join(', ')})`,
  'textarea',
  // A select element jumps to the option with the typed letter.
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="searchbox"]',
  '[role="combobox"]',
].join(', ');

/** Whether an element handles typed letters. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(textFields) !== null;
}
