/** The text of a footnote reference as word processors write it, such as `[1]`. */
const noteNumber = /^\[?(?:\d{1,3}|[ivx]{1,5}|[a-z]|\*{1,3})\]?$/i;

/**
 * Keeps footnotes without the links between a number and its note, whose targets are not pasted: the number in the text is raised, and
 * that of the note is the beginning of its paragraph.
 */
export function keepNotes(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href*="#"]')) {
    const text = (link.textContent ?? '').trim();
    if (!noteNumber.test(text) || !isWithinPage(link.getAttribute('href') ?? '')) continue;
    const { ownerDocument } = link;
    if (isAtStart(link)) {
      const after = link.nextSibling?.textContent ?? '';
      link.replaceWith(ownerDocument.createTextNode(/^\s/u.test(after) ? text : `${text} `));
    } else if (link.closest('sup') === null) {
      const raised = ownerDocument.createElement('sup');
      raised.textContent = text;
      link.replaceWith(raised);
    } else {
      link.replaceWith(ownerDocument.createTextNode(text));
    }
  }
}

/** Whether a link points to an anchor on the same page; Word writes the path of the file before it. */
function isWithinPage(address: string): boolean {
  return (
    /^(?:#|file:)/i.test(address) || /#(?:_?(?:ftn|edn)|cite_note|cite_ref|sd(?:foot|end)note)/i.test(address)
  );
}

function isAtStart(link: Element): boolean {
  const block = link.closest('p, li, div, dd, td');
  if (block === null) return false;
  const before = link.ownerDocument.createRange();
  before.setStart(block, 0);
  before.setEndBefore(link);
  return before.toString().trim() === '';
}
