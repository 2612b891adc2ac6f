import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { FieldType } from '../dictionary/table.ts';
import type { Problem, Wish } from './problem.ts';

interface Sentences {
  readonly types: Readonly<Record<FieldType, string>>;
  readonly wish: (wish: Wish) => string;
  readonly problem: (problem: Problem) => string;
}

/** The most characters of a value in a sentence. */
const longestValue = 60;

/** A sentence about a problem that names the file, the row, the field and the wish. */
export function describeProblem(problem: Problem, language: ContentLanguage): string {
  return sentences[language].problem(problem);
}

function shorten(value: string): string {
  return value.length > longestValue ? `${value.slice(0, longestValue)}…` : value;
}

const english: Sentences = {
  types: {
    integer: 'a whole number',
    number: 'a number',
    string: 'a text',
    boolean: 'true or false',
    date: 'a day that exists, written YYYY-MM-DD',
    array: 'a list in JSON',
  },
  wish(wish) {
    switch (wish.kind) {
      case 'type':
        return english.types[wish.type];
      case 'range':
        if (wish.minimum === null) return `at most ${wish.maximum}`;
        return wish.maximum === null
          ? `at least ${wish.minimum}`
          : `between ${wish.minimum} and ${wish.maximum}`;
      case 'one-of':
        return `one of ${wish.values.join(', ')}`;
      case 'required':
        return 'a value';
      case 'unique':
        return `a value that no other row has; row ${wish.firstRow} has it, too`;
      case 'reference':
        return `the id of a row of ${wish.table}`;
    }
  },
  problem(problem) {
    switch (problem.code) {
      case 'no-archive':
        return 'The file is not a readable ZIP archive: download it again.';
      case 'no-sums':
        return 'The archive has no SHA256SUMS, so that its files cannot be compared with anything.';
      case 'no-signature':
        return 'The archive has no SHA256SUMS.sig, so that nobody vouches for its sums.';
      case 'no-key':
        return 'The archive has no public-key.pem: name the published key by --key.';
      case 'wrong-signature':
        return 'The signature does not belong to SHA256SUMS: the sums were changed, or another key has signed them.';
      case 'other-key':
        return `The archive names the key ${problem.found}, and the key that you trust is ${problem.expected}.`;
      case 'missing-file':
        return `${problem.file} is listed in SHA256SUMS and missing in the archive.`;
      case 'unlisted-file':
        return `${problem.file} is in the archive and not listed in SHA256SUMS.`;
      case 'changed-file':
        return `${problem.file} has another sum than in SHA256SUMS: it was changed.`;
      case 'unreadable':
        return `${problem.file} cannot be read as its format.`;
      case 'wrong-columns':
        return `The columns of ${problem.file} are not those of the dictionary:${listed(' missing', problem.missing)}${listed(' unknown', problem.unknown)}.`;
      case 'wrong-cells':
        return `Row ${problem.row} of ${problem.file}: it has ${problem.found} cells, wish: ${problem.expected}.`;
      case 'wrong-value':
        return problem.value === ''
          ? `Row ${problem.row} of ${problem.file}: ${problem.field} is empty, wish: ${english.wish(problem.wish)}.`
          : `Row ${problem.row} of ${problem.file}: ${problem.field} is ${shorten(problem.value)}, wish: ${english.wish(problem.wish)}.`;
    }
  },
};

const russian: Sentences = {
  types: {
    integer: 'целое число',
    number: 'число',
    string: 'текст',
    boolean: 'true или false',
    date: 'существующий день в виде ГГГГ-ММ-ДД',
    array: 'список в JSON',
  },
  wish(wish) {
    switch (wish.kind) {
      case 'type':
        return russian.types[wish.type];
      case 'range':
        if (wish.minimum === null) return `не больше ${wish.maximum}`;
        return wish.maximum === null ? `не меньше ${wish.minimum}` : `от ${wish.minimum} до ${wish.maximum}`;
      case 'one-of':
        return `одно из ${wish.values.join(', ')}`;
      case 'required':
        return 'значение';
      case 'unique':
        return `значение, которого нет в других строках; оно есть и в строке ${wish.firstRow}`;
      case 'reference':
        return `номер строки таблицы ${wish.table}`;
    }
  },
  problem(problem) {
    switch (problem.code) {
      case 'no-archive':
        return 'Файл не читается как архив ZIP: скачайте его ещё раз.';
      case 'no-sums':
        return 'В архиве нет SHA256SUMS: файлы не с чем сравнить.';
      case 'no-signature':
        return 'В архиве нет SHA256SUMS.sig: за суммы никто не ручается.';
      case 'no-key':
        return 'В архиве нет public-key.pem: укажите опубликованный ключ через --key.';
      case 'wrong-signature':
        return 'Подпись не подходит к SHA256SUMS: суммы изменены или подписаны другим ключом.';
      case 'other-key':
        return `В архиве назван ключ ${problem.found}, а вы доверяете ключу ${problem.expected}.`;
      case 'missing-file':
        return `${problem.file} есть в SHA256SUMS, но отсутствует в архиве.`;
      case 'unlisted-file':
        return `${problem.file} есть в архиве, но не в SHA256SUMS.`;
      case 'changed-file':
        return `Сумма ${problem.file} не та, что в SHA256SUMS: файл изменён.`;
      case 'unreadable':
        return `${problem.file} не читается в своём формате.`;
      case 'wrong-columns':
        return `Столбцы ${problem.file} не те, что в описании:${listed(' нет', problem.missing)}${listed(' лишние', problem.unknown)}.`;
      case 'wrong-cells':
        return `Строка ${problem.row} в ${problem.file}: ячеек ${problem.found}, а нужно ${problem.expected}.`;
      case 'wrong-value':
        return problem.value === ''
          ? `Строка ${problem.row} в ${problem.file}: поле ${problem.field} пусто, нужно: ${russian.wish(problem.wish)}.`
          : `Строка ${problem.row} в ${problem.file}: в поле ${problem.field} стоит ${shorten(problem.value)}, нужно: ${russian.wish(problem.wish)}.`;
    }
  },
};

const sentences: Readonly<Record<ContentLanguage, Sentences>> = { ru: russian, en: english };

function listed(label: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${label} ${names.join(', ')};`;
}
