import type { LeftOutKind } from '@cae-map/contract/entities/books/book-files';

/** What becomes of an element of a source. */
export type ElementRule =
  | { readonly kind: 'inline' | 'leaf' | 'container'; readonly name: string }
  | { readonly kind: 'heading'; readonly level: number }
  | {
      readonly kind:
        | 'separator'
        | 'break'
        | 'rule'
        | 'preformatted'
        | 'table'
        | 'row'
        | 'cell'
        | 'ignored'
        | 'hidden';
    }
  | { readonly kind: 'dropped'; readonly as: LeftOutKind }
  | { readonly kind: 'unwrapped'; readonly as: LeftOutKind };

/** Elements by what becomes of them; names that are missing are unwrapped and counted as unknown. */
const rules: readonly (readonly [names: string, rule: (name: string) => ElementRule])[] = [
  ['b strong i em u s sub sup q cite span a abbr time', (name) => ({ kind: 'inline', name })],
  ['del strike', () => ({ kind: 'inline', name: 's' })],
  ['p dt dd', () => ({ kind: 'leaf', name: 'p' })],
  ['ul ol li blockquote', (name) => ({ kind: 'container', name })],
  ['menu dir', () => ({ kind: 'container', name: 'ul' })],
  ['h1 h2 h3 h4 h5 h6', (name) => ({ kind: 'heading', level: Number(name.slice(1)) })],
  [
    'html body div section article main header footer aside nav figure figcaption address center details summary hgroup dl form fieldset legend search',
    () => ({ kind: 'separator' }),
  ],
  ['br', () => ({ kind: 'break' })],
  ['hr', () => ({ kind: 'rule' })],
  ['pre listing xmp plaintext', () => ({ kind: 'preformatted' })],
  ['table', () => ({ kind: 'table' })],
  ['tr caption', () => ({ kind: 'row' })],
  ['td th', () => ({ kind: 'cell' })],
  ['tbody thead tfoot ins label output data bdi bdo wbr nobr dfn', () => ({ kind: 'ignored' })],
  ['head title meta base colgroup col source track param area map', () => ({ kind: 'hidden' })],
  ['img image picture svg canvas', () => ({ kind: 'dropped', as: 'picture' })],
  [
    'video audio object embed iframe frame frameset applet portal',
    () => ({ kind: 'dropped', as: 'embedded-file' }),
  ],
  ['script noscript template', () => ({ kind: 'dropped', as: 'script' })],
  ['style link', () => ({ kind: 'dropped', as: 'style' })],
  ['math', () => ({ kind: 'dropped', as: 'formula' })],
  [
    'input select textarea keygen isindex meter progress datalist',
    () => ({ kind: 'dropped', as: 'unknown-element' }),
  ],
  [
    'font small big tt code kbd samp var mark acronym ruby rb rt rp rtc basefont blink marquee',
    () => ({ kind: 'unwrapped', as: 'style' }),
  ],
];

const ruleOf: ReadonlyMap<string, ElementRule> = new Map(
  rules.flatMap(([names, rule]) => names.split(' ').map((name): [string, ElementRule] => [name, rule(name)])),
);

/** Returns what becomes of an element; prefixes of namespaces that EPUB has are ignored. */
export function elementRule(name: string): ElementRule {
  return (
    ruleOf.get(name.replace(/^(?:svg|m|mml|math|h|html|xhtml):/, '')) ?? {
      kind: 'unwrapped',
      as: 'unknown-element',
    }
  );
}
