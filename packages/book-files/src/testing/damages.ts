import fc from 'fast-check';

/** What is inserted into damaged files. */
const fragments = [
  '',
  ' ',
  '<',
  '>',
  '"',
  '&',
  '&x;',
  '</p>',
  '<p>',
  '<section>',
  '</div>',
  '<a href="#n1">1</a>',
  '\u0000',
  'é',
  ']]>',
  '<!--',
  '<?',
  '9',
];

const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.integer({ min: 0, max: 40 }),
    inserted: fc.constantFrom(...fragments),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Functions that damage a text at random places. */
export const textDamages: fc.Arbitrary<(text: string) => string> = edits.map(
  (list) => (text) =>
    list.reduce((damaged, { at, removed, inserted }) => {
      const from = Math.floor(at * damaged.length);
      return damaged.slice(0, from) + inserted + damaged.slice(from + removed);
    }, text),
);

/** Functions that change bytes at random places, and cut the end off from time to time. */
export const byteDamages: fc.Arbitrary<(bytes: Uint8Array) => Uint8Array> = fc
  .record({
    changes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat(255)), {
      minLength: 1,
      maxLength: 5,
    }),
    kept: fc.option(fc.double({ min: 0.3, max: 1, noNaN: true }), { nil: 1 }),
  })
  .map(({ changes, kept }) => (bytes) => {
    const damaged = bytes.slice(0, Math.ceil(bytes.length * kept));
    for (const [at, byte] of changes) damaged[Math.floor(at * damaged.length)] = byte;
    return damaged;
  });
