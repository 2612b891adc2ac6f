/** The level of a paragraph of Word that is an item of a list. */
const listLevel = /mso-list\s*:[^;]*\blevel(\d)/i;
/** The marker that Word writes before an item of a numbered list. */
const numberMarker = /^\s*(?:\d+|[a-zа-я]|[ivxlc]+)[.)]/iu;
const marker = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';

/** Makes lists of the paragraphs that Word writes for their items, with lists within lists by their levels. */
export function nameListsOfWord(body: HTMLElement): void {
  /** The open lists, the outermost first. */
  let open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(listLevel.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (last === null || nextElement(last) !== paragraph) open = [];
    const name = readMarker(paragraph);
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.localName !== name) open = open.slice(0, -1);
    while (open.length < level) open.push(startList(open.at(-1), name, paragraph));
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    last = open[0] ?? null;
    paragraph.remove();
  }
}

/** Lists are put in the place of their first paragraph, so that the next paragraph follows the outermost list. */
function nextElement(list: Element): Element | null {
  return list.nextElementSibling;
}

function startList(parent: Element | undefined, name: string, paragraph: Element): Element {
  const list = paragraph.ownerDocument.createElement(name);
  if (parent === undefined) paragraph.before(list);
  else
    (parent.lastElementChild ?? parent.appendChild(paragraph.ownerDocument.createElement('li'))).append(list);
  return list;
}

/** Removes the marker of an item. @returns the element of its list */
function readMarker(paragraph: Element): 'ol' | 'ul' {
  const found = paragraph.querySelector(marker);
  const text = found?.textContent ?? '';
  found?.remove();
  return numberMarker.test(text) ? 'ol' : 'ul';
}
