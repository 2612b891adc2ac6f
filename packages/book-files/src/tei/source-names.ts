/** What becomes of an element of a document of another program. */
export type SourceRule =
  /** An element of HTML, whose rules follow. */
  | { readonly kind: 'element'; readonly name: string }
  /** The contents without the element. */
  | { readonly kind: 'unwrapped' }
  /** Neither the element nor its contents: there is another reading beside it, or it is no text. */
  | { readonly kind: 'hidden' };

/**
 * Elements that are read, by the element of HTML that they become. Headings, lists, `hi`, notes, links and dates have rules of their own;
 * `docs/book-files.md` has the whole table.
 */
const names: Readonly<Record<string, string>> = {
  section:
    'text front body back group div div0 div1 div2 div3 div4 div5 div6 div7 floatingText titlePage argument opener closer postscript figure listPerson listPlace listBibl',
  p: 'p ab l sp speaker stage salute signed dateline byline docTitle docAuthor docDate docImprint titlePart trailer figDesc label bibl',
  blockquote: 'cit epigraph',
  li: 'item',
  em: 'emph foreign mentioned',
  cite: 'title',
  q: 'q said soCalled',
  sub: 'sub',
  sup: 'sup',
  s: 'strikethrough',
  abbr: 'abbr',
  br: 'lb',
  hr: 'milestone',
  img: 'graphic binaryObject',
  video: 'media',
  table: 'table',
  tr: 'row',
  td: 'cell',
  math: 'formula notatedMusic',
};

const unwrapped =
  'persName placeName geogName orgName name rs settlement country region district bloc roleName forename surname addName genName nameLink measure num unit time seg s w c pc phr cl term gloss distinct unclear supplied add corr reg expan ex sic orig address addrLine street choice subst app lem handShift idno author editor publisher pubPlace biblScope';

const hidden =
  'teiHeader am pb cb gb space anchor fw index metamark certainty precision respons alt altGrp link linkGrp';

const rules = new Map<string, SourceRule>([
  ...Object.entries(names).flatMap(([name, sources]) =>
    sources.split(' ').map((source): [string, SourceRule] => [source, { kind: 'element', name }]),
  ),
  ...unwrapped.split(' ').map((source): [string, SourceRule] => [source, { kind: 'unwrapped' }]),
  ...hidden.split(' ').map((source): [string, SourceRule] => [source, { kind: 'hidden' }]),
]);

/** Returns what becomes of an element; undefined for one that is unknown. */
export function sourceRule(name: string): SourceRule | undefined {
  return rules.get(name);
}

/** The elements of HTML for the words that `rend` and `style` have for emphasis; an empty list for others. */
export function emphasisOf(rendition: string): readonly string[] {
  const words: readonly (readonly [RegExp, string])[] = [
    [/\b(?:italics?|ital|i|oblique|emphasis)\b/i, 'em'],
    [/\b(?:bold|b|strong|bf)\b/i, 'strong'],
    [/\b(?:underlined?|u)\b/i, 'u'],
    [/\b(?:strikethrough|strike|line-through|s)\b/i, 's'],
    [/\b(?:superscript|super|sup)\b/i, 'sup'],
    [/\b(?:subscript|sub)\b/i, 'sub'],
  ];
  return words.flatMap(([pattern, name]) => (pattern.test(rendition) ? [name] : []));
}

/** Of two readings the corrected, regular or expanded one is read. */
export const preferredReadings: ReadonlySet<string> = new Set(['corr', 'reg', 'expan', 'lem']);
