import { splitBlocks } from '@cae-map/expedition/sentences/split-blocks';
import { scanHtml } from '@cae-map/expedition/texts/tag-scanner';

const voidElements: ReadonlySet<string> = new Set(['br', 'hr']);

/**
 * Splits HTML into parts of at most `longest` UTF-16 units: between its outermost blocks, and within a block that is longer at white space, with
 * its open elements closed and opened again.
 */
export function splitLongText(html: string, longest: number): string[] {
  if (html.length <= longest) return [html];
  const parts: string[] = [];
  let part = '';
  const blocks = splitBlocks(html).flatMap((block) =>
    block.length > longest ? splitBlock(block, longest) : [block],
  );
  for (const block of blocks) {
    if (part.length + block.length > longest && part !== '') {
      parts.push(part);
      part = '';
    }
    part += block;
  }
  return part === '' ? parts : [...parts, part];
}

interface OpenElement {
  readonly name: string;
  readonly tag: string;
}

function splitBlock(html: string, longest: number): string[] {
  const parts: string[] = [];
  const open: OpenElement[] = [];
  let part = '';
  const closing = (): string =>
    open
      .toReversed()
      .map(({ name }) => `</${name}>`)
      .join('');
  const opening = (): string => open.map(({ tag }) => tag).join('');
  const flush = (): void => {
    parts.push(part + closing());
    // Elements that leave no room for characters cannot be opened again.
    if (opening().length > longest / 4) open.length = 0;
    part = opening();
  };
  const add = (piece: string): void => {
    if (part.length + piece.length + closing().length > longest) flush();
    part += piece;
  };
  for (const token of scanHtml(html)) {
    const source = html.slice(token.start, token.end);
    if (token.kind === 'text') {
      for (const piece of pieces(source, longest / 4)) add(piece);
    } else if (token.kind === 'start') {
      if (source.length > longest / 8) continue;
      add(source);
      if (!voidElements.has(token.tag.name)) open.push({ name: token.tag.name, tag: source });
    } else {
      const index = open.findLastIndex(({ name }) => name === token.name);
      if (index === -1) continue;
      part += open
        .slice(index)
        .toReversed()
        .map(({ name }) => `</${name}>`)
        .join('');
      open.length = index;
    }
  }
  if (part !== opening()) parts.push(part + closing());
  return parts;
}

/** Words with the white space behind them, and the pieces of words that are longer than `longest`; entities and characters stay whole. */
function pieces(text: string, longest: number): string[] {
  const words = text.match(/\S+\s*|\s+/gu) ?? [];
  return words.flatMap((word) => {
    if (word.length <= longest) return [word];
    const characters = word.match(/&[#\w]{1,31};|[^]/gu) ?? [];
    const chunks: string[] = [];
    for (let index = 0; index < characters.length; index += 1000) {
      chunks.push(characters.slice(index, index + 1000).join(''));
    }
    return chunks;
  });
}
