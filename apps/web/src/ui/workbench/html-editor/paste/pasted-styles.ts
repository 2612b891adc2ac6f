const bold = /(?:^|;)\s*font-weight\s*:\s*(?:bold|bolder|[6-9]00)/i;
const notBold = /(?:^|;)\s*font-weight\s*:\s*(?:normal|lighter|[1-5]00)/i;
const italic = /(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)/i;
const notItalic = /(?:^|;)\s*font-style\s*:\s*normal/i;
const raised = /(?:^|;)\s*vertical-align\s*:\s*super/i;
const lowered = /(?:^|;)\s*vertical-align\s*:\s*sub(?!\w)/i;
const struck = /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i;

const headings = 'h1, h2, h3, h4, h5, h6';

/** Encloses the content of a styled span in the elements that its style stands for. Other styles are not read. */
export function stylesAsElements(element: Element): void {
  if (element.localName !== 'span' && element.localName !== 'font') return;
  const style = element.getAttribute('style') ?? '';
  // Headings are bold in every program.
  if (bold.test(style) && element.closest(`${headings}, b, strong`) === null) enclose(element, 'strong');
  if (italic.test(style) && element.closest('i, em') === null) enclose(element, 'em');
  if (struck.test(style)) enclose(element, 's');
  if (raised.test(style) && element.closest('sup') === null) enclose(element, 'sup');
  if (lowered.test(style) && element.closest('sub') === null) enclose(element, 'sub');
}

/** Whether the style of an element takes back what it stands for: Google Docs encloses everything in a `b` that is not bold. */
export function isPlain(element: Element): boolean {
  const style = element.getAttribute('style') ?? '';
  if (element.matches('b, strong')) return notBold.test(style) || element.closest(headings) !== null;
  return element.matches('i, em') && notItalic.test(style);
}

function enclose(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  if ((inner.textContent ?? '').trim() === '') element.append(...inner.childNodes);
  else element.append(inner);
}
