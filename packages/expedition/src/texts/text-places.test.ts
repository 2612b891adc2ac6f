import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanTags } from './tag-scanner.ts';
import { markedContent, placesAboutText, placesLinkedInText, placesMentionedInText } from './text-places.ts';

test('a text links to the places that it is about, that it mentions, and whose pages it links to', () => {
  const html = `<p data-text4placeid="5">From <span data-text4placeid2="7">Leh</span> to
    <a href="/en/place/9#day">Khotan</a>, <a href="https://map.example/place/12">Aksu</a>,
    <a href="https://example.org/place/13">elsewhere</a>, <a href="/placenames/14">names</a>
    and <a href="/place/5">back</a></p>`;
  expect(placesLinkedInText(html, 'https://map.example')).toEqual([5, 7, 9, 12]);
});

test.each([
  ['Russian', '<p>Лех</p>', '<p>Leh</p>', '<p>Лех</p>'],
  ['English if Russian is missing', ' ', '<p>Leh</p>', '<p>Leh</p>'],
])('markedContent returns the %s text', (_case, text_content, text_content_en, expected) => {
  expect(markedContent({ text_content, text_content_en })).toBe(expected);
});

describe('placesAboutText', () => {
  test('returns the places of block elements in order without duplicates', () => {
    const html =
      '<p data-text4placeid="5" data-text4placeid3="7">Из <a data-text4placeid="9">Леха</a></p>' +
      '<blockquote data-text4placeid2="6" data-text4placeid4="5">…</blockquote><ul><li data-text4placeid="8">…</li></ul>';
    expect(placesAboutText(html)).toEqual([5, 7, 6, 8]);
    expect(placesMentionedInText(html)).toEqual([9]);
  });

  test('returns the mentioned places when no block element has any', () => {
    const html =
      '<p>Из <a data-text4placeid="9">Леха</a> в <span data-text4placeid="5" data-text4placeid2="9">Хотан</span></p>';
    expect(placesAboutText(html)).toEqual([9, 5]);
    expect(placesMentionedInText(html)).toEqual([9, 5]);
  });

  test('recognizes every kind of block element', () => {
    for (const name of ['p', 'blockquote', 'li', 'h3', 'h4', 'h5', 'ul', 'ol', 'div']) {
      const html = `<${name} data-text4placeid="1"><em data-text4placeid="2">x</em></${name}>`;
      expect([placesAboutText(html), placesMentionedInText(html)]).toEqual([[1], [2]]);
    }
  });

  test('is empty for a text without places', () => {
    expect(placesAboutText('')).toEqual([]);
    expect(placesAboutText('<p>1925 < 1926 & more > less</p>')).toEqual([]);
  });
});

describe('placesAboutText parses HTML like browsers', () => {
  test('accepts any quotes, case and whitespace', () => {
    const written = [
      `<p data-text4placeid='5'>`,
      '<p data-text4placeid=5>',
      '<P DATA-TEXT4PLACEID="5">',
      '<p\n  data-text4placeid\n = \t"5"\n>',
      '<p lang="ru" title="a > b" data-text4placeid="5"/>',
      '<p data-text4placeid=" 5 " data-text4placeid="6">',
      '<p/data-text4placeid="5">',
      '<1 <p data-text4placeid="5">',
    ];
    for (const html of written) expect([html, placesAboutText(html)]).toEqual([html, [5]]);
  });

  test('ignores ids that are not positive 32-bit integers', () => {
    for (const id of [
      '0',
      '-5',
      '5.5',
      '5e3',
      '0x5',
      '',
      'five',
      '5 6',
      '99999999999',
      '2147483648',
      '٥',
      'NaN',
    ]) {
      expect([id, placesAboutText(`<p data-text4placeid="${id}">`)]).toEqual([id, []]);
    }
  });

  test('ignores comments, end tags, text and other attributes', () => {
    const html =
      '<!-- <p data-text4placeid="1"> --></p data-text4placeid="2">data-text4placeid="3"' +
      '<p title=\'data-text4placeid="4"\' data-text4placeid5="5" xdata-text4placeid="6">';
    expect(placesAboutText(html)).toEqual([]);
  });

  const place = '<p data-text4placeid="5">';

  test('ends a comment where browsers end it', () => {
    for (const html of [
      `<!-->${place}`,
      `<!--->${place}`,
      `<!-- -->${place}`,
      `<<!---->${place}`,
      `<!-- <p> --><${place}`,
    ]) {
      expect([html, placesAboutText(html)]).toEqual([html, [5]]);
    }
  });

  test('ignores the tags within a comment', () => {
    expect(placesAboutText(`--><!--${place}-->`)).toEqual([]);
    expect(placesAboutText(`<${place}`)).toEqual([5]);
  });

  test('ignores everything from an unterminated tag or comment on', () => {
    for (const broken of [
      '<p data-text4placeid="5',
      '<p data-text4placeid="5"',
      '<!-- <p data-text4placeid="5">',
      '<p x="> <p data-text4placeid=5>',
    ]) {
      expect(placesAboutText(`<p data-text4placeid="1">${broken}`)).toEqual([1]);
    }
  });
});

describe('hostile HTML', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '<p',
    '</p',
    '"',
    "'",
    '=',
    ' ',
    '/',
    '\n',
    '<!--',
    '-->',
    '-',
    'data-text4placeid',
    '5',
    'a',
    '&',
    '\u0000',
    'é',
    '💥',
  );

  test('never throws and results only in valid ids', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 80 }), (list) => {
        const ids = [...placesAboutText(list.join('')), ...placesMentionedInText(list.join(''))];
        expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
      }),
    );
  });

  test('round-trips generated ids in any text', () => {
    const id = fc.integer({ min: 1, max: 2_147_483_647 });
    const noise = fc.stringMatching(/^[^<]*$/);
    fc.assert(
      fc.property(fc.uniqueArray(id), noise, (ids, text) => {
        const html = ids
          .map((each) => `<p title="${text.replaceAll('"', '')}" data-text4placeid="${each}">${text}</p>`)
          .join('');
        expect(placesAboutText(html)).toEqual(ids);
      }),
    );
  });

  test('of great length is scanned in linear time', () => {
    const many = 60_000;
    for (const piece of [
      '<',
      '<p ',
      '<p x="',
      "<p x='>",
      '<!--',
      '<!-- -',
      '<p =',
      ' ',
      '<p x ',
      '<a/',
      '<p x=',
      '<p\t\t\t',
    ]) {
      expect([piece, placesAboutText(piece.repeat(many))]).toEqual([piece, []]);
    }
  });

  test('may have any amount of whitespace in a tag', () => {
    expect([...scanTags(`<p${' '.repeat(1_000_000)}>`)]).toHaveLength(1);
    expect([...scanTags(`<p x${' '.repeat(1_000_000)}y>`)]).toHaveLength(1);
  });
});
