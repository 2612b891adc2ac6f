/** A requirement id in a test title, with the path of the test. */
export interface NamedRequirement {
  readonly id: string;
  readonly path: string;
}

/** The heading of the section about clauses that are not covered by tests. */
const untestedHeading = '## Clauses without a test';

/** The defined ids: 'ENT-1' in a section whose heading contains the area ENT. */
export function listedRequirements(document: string): string[] {
  const [list = ''] = document.split(untestedHeading);
  const areas = [...list.matchAll(/^## ([A-Z]{2,3}(?:, [A-Z]{2,3})*):/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  const id = new RegExp(`(?:^- |\\. )((?:${areas.join('|')})-\\d+)(?= )`, 'gm');
  return [...list.matchAll(id)].map(([, found = '']) => found);
}

/** The ids in the section about clauses without a test; undefined when the document has no such section. */
export function untestedRequirements(document: string): string[] | undefined {
  const [, section] = document.split(untestedHeading);
  if (section === undefined) return undefined;
  const lines = [...section.matchAll(/^- ((?:[A-Z]{2,3}-\d+(?:, )?)+)/gm)];
  return lines.flatMap(([, ids = '']) => ids.split(', '));
}

/**
 * Finds the ids in brackets in the titles of a test file. Malformed ids such as [mrk-5] or [MRK 5] are also returned, so that
 * the test can report them.
 */
export function namedRequirements(path: string, text: string): NamedRequirement[] {
  // A title is the first argument of test(…), of test.skip(…), or of the function that test.each(…) returns.
  const titles = text.matchAll(
    /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gs,
  );
  return [...titles].flatMap(([, , title = '']) =>
    [...title.matchAll(/\[([A-Za-z]{2,4}[ _-]?\d+[^\]]*)\]/g)].flatMap(([, ids = '']) =>
      ids.split(', ').map((id) => ({ id, path })),
    ),
  );
}
