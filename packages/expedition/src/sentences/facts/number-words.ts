import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { splitWords } from '../../search/words/words.ts';

/** The beginnings of folded Russian numerals with the endings that may follow; ё is е and й is и. */
const russianNumerals: readonly (readonly [beginning: RegExp, value: number])[] = [
  [/^(?:один|одн(?:а|о|ого|ому|им|ом|ои|у|и|их|ими)|перв\p{L}{2,3}|единожды)$/u, 1],
  [
    /^(?:дв(?:а|е|ух|ум|умя|ое|оих)|втор(?:ои|ая|ое|ого|ому|ым|ом|ую|ые|ых)|дважды|двух\p{L}{3,}|обе|оба)$/u,
    2,
  ],
  [/^(?:тр(?:и|ех|ем|емя|ое|оих)|трет(?:ии|ья|ье|ьего|ьему|ьим|ьем|ьеи|ью)|трижды|трех\p{L}{3,})$/u, 3],
  [/^(?:четыр(?:е|ех|ем|ьмя)|четвер(?:о|ых)|четверт\p{L}{2,3}|четырех\p{L}{3,})$/u, 4],
  [/^(?:пят(?:ь|и|ью|еро|ерых|ыи|ая|ое|ого|ому|ым|ом|ую)|пяти\p{L}{3,})$/u, 5],
  [/^(?:шест(?:ь|и|ью|еро|ерых|ои|ая|ое|ого|ому|ым|ом|ую)|шести\p{L}{3,})$/u, 6],
  [/^(?:сем(?:ь|и|ью|еро|ерых)|седьм(?:ои|ая|ое|ого|ому|ым|ом|ую)|семи\p{L}{3,})$/u, 7],
  [/^(?:вос(?:емь|ьми|емью|ьмеро|ьмои|ьмая|ьмое|ьмого|ьмому|ьмым|ьмом|ьмую)|восьми\p{L}{3,})$/u, 8],
  [/^(?:девят(?:ь|и|ью|ыи|ая|ое|ого|ому|ым|ом|ую)|девяти\p{L}{3,})$/u, 9],
  [/^(?:десят(?:ь|и|ью|еро|ок|ка|ков|ыи|ая|ое|ого|ому|ым|ом|ую)|десяти\p{L}{3,})$/u, 10],
  [/^одиннадцат/u, 11],
  [/^(?:двенадцат|дюжин)/u, 12],
  [/^тринадцат/u, 13],
  [/^четырнадцат/u, 14],
  [/^пятнадцат/u, 15],
  [/^шестнадцат/u, 16],
  [/^семнадцат/u, 17],
  [/^восемнадцат/u, 18],
  [/^девятнадцат/u, 19],
  [/^двадцат/u, 20],
  [/^тридцат/u, 30],
  [/^сорок/u, 40],
  [/^(?:пятьдесят|пятидесят)/u, 50],
  [/^(?:шестьдесят|шестидесят)/u, 60],
  [/^(?:семьдесят|семидесят)/u, 70],
  [/^(?:восемьдесят|восьмидесят)/u, 80],
  [/^девяност/u, 90],
  [/^(?:сто|ста|сот\p{L}{1,4}|столет\p{L}{1,3})$/u, 100],
  [/^(?:двести|двухсот|двумстам)/u, 200],
  [/^(?:триста|трехсот|тремстам)/u, 300],
  [/^(?:четыреста|четырехсот)/u, 400],
  [/^(?:пятьсот|пятисот)/u, 500],
  [/^(?:шестьсот|шестисот)/u, 600],
  [/^(?:семьсот|семисот)/u, 700],
  [/^(?:восемьсот|восьмисот)/u, 800],
  [/^(?:девятьсот|девятисот)/u, 900],
  [/^тысяч/u, 1000],
  [/^миллион/u, 1_000_000],
  [/^полутор|^полтор/u, 1.5],
  [/^половин/u, 0.5],
];

const englishNumerals: ReadonlyMap<string, number> = new Map(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  ].flatMap((list) => list.split(' ').map((word, value): [string, number] => [word, value])),
);
const englishFurther: ReadonlyMap<string, number> = new Map(
  Object.entries({
    once: 1,
    twice: 2,
    both: 2,
    couple: 2,
    thrice: 3,
    dozen: 12,
    twenty: 20,
    twentieth: 20,
    twenties: 20,
    thirty: 30,
    thirtieth: 30,
    thirties: 30,
    forty: 40,
    fortieth: 40,
    fifty: 50,
    fiftieth: 50,
    sixty: 60,
    sixtieth: 60,
    seventy: 70,
    seventieth: 70,
    eighty: 80,
    eightieth: 80,
    ninety: 90,
    ninetieth: 90,
    hundred: 100,
    hundreds: 100,
    hundredth: 100,
    thousand: 1000,
    thousands: 1000,
    million: 1_000_000,
    millions: 1_000_000,
    half: 0.5,
  }),
);

/**
 * The values of the numbers that a text has in words, with those of their parts: 'twenty-five' is 20, 5 and 25. They tell which number
 * in digits of the other language is not missing; they are no reliable count, since 'one' is also a pronoun.
 */
export function readNumberWords(text: string, language: RecordLanguage): ReadonlySet<number> {
  const values = new Set<number>();
  /** The parts of the current number, and where the last one ends. */
  let run: number[] = [];
  let end = -1;
  for (const word of splitWords(text)) {
    const value = valueOfWord(word.folded, language);
    if (value === null) continue;
    const isNext = end !== -1 && /^(?:[\s-]+(?:and\s+|и\s+)?)$/u.test(text.slice(end, word.start));
    run = isNext ? [...run, value].slice(-longestNumber) : [value];
    end = word.end;
    for (let from = 0; from < run.length; from += 1) values.add(combine(run.slice(from)));
    if (isDecade(word.folded, language)) values.add(1900 + value);
  }
  return values;
}

/** 'в сороковые годы' is 'in the 1940s', 'the twenties' are 'двадцатые'. */
function isDecade(word: string, language: RecordLanguage): boolean {
  return language === 'ru' ? /(?:ые|ых|ым|ыми)$/u.test(word) : word.endsWith('ties');
}

/** The most words of one number: 'nine thousand two hundred and fifty-five' has six. */
const longestNumber = 8;

function valueOfWord(word: string, language: RecordLanguage): number | null {
  if (language === 'en') return englishNumerals.get(word) ?? englishFurther.get(word) ?? null;
  return russianNumerals.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** 'five thousand two hundred' is 5200: a smaller part before a larger one multiplies it, otherwise parts are added. */
function combine(parts: readonly number[]): number {
  let total = 0;
  let group = 0;
  for (const part of parts) {
    if (part >= 1000) {
      total += Math.max(group, 1) * part;
      group = 0;
    } else {
      group = part === 100 && group > 0 ? group * part : group + part;
    }
  }
  return total + group;
}
