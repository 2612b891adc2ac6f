/** A requirement that a test title names, with the file of the test. */
export interface NamedRequirement {
  readonly id: string;
  readonly path: string;
}

/** The heading of the clauses that no test can prove. */
const unprovableHeading = '## Clauses that no test can prove';

/** The ids that the list gives out: 'ENT-1' in a section whose heading names the area ENT. */
export function listedRequirements(document: string): string[] {
  const [list = ''] = document.split(unprovableHeading);
  const areas = [...list.matchAll(/^## ([A-Z]{2,3}(?:, [A-Z]{2,3})*):/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  const id = new RegExp(`(?:^- |\\. )((?:${areas.join('|')})-\\d+)(?= )`, 'gm');
  return [...list.matchAll(id)].map(([, found = '']) => found);
}

/** The ids that the section of the unprovable clauses speaks of; undefined when the document has no such section. */
export function unprovableRequirements(document: string): string[] | undefined {
  const [, section] = document.split(unprovableHeading);
  if (section === undefined) return undefined;
  const lines = [...section.matchAll(/^- ((?:[A-Z]{2,3}-\d+(?:, )?)+)/gm)];
  return lines.flatMap(([, ids = '']) => ids.split(', '));
}

/**
 * The ids in brackets in the titles of a test file. Brackets that look like an id and are not well formed are found as
 * well, so that a slip such as [mrk-5] or [MRK 5] does not go unseen.
 */
export function namedRequirements(path: string, text: string): NamedRequirement[] {
  // A title is the first argument of test(…), of test.skip(…), or of what test.each(…) gives back.
  const titles = text.matchAll(
    /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gs,
  );
  return [...titles].flatMap(([, , title = '']) =>
    [...title.matchAll(/\[([A-Za-z]{2,4}[ _-]?\d+[^\]]*)\]/g)].flatMap(([, ids = '']) =>
      ids.split(', ').map((id) => ({ id, path })),
    ),
  );
}
