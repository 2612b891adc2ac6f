import { citationsTable, peopleTable, worksTable } from './people-and-works.ts';
import { picturesTable } from './pictures.ts';
import { legsTable, placesTable } from './places.ts';
import type { Table, TableName } from './table.ts';
import { booksTable, chaptersTable, textsTable } from './texts.ts';

/** The data dictionary: columns, schemas, the validator and the page of the data are made from it. */
export const dictionary: Readonly<Record<TableName, Table>> = {
  places: placesTable,
  legs: legsTable,
  books: booksTable,
  chapters: chaptersTable,
  texts: textsTable,
  people: peopleTable,
  works: worksTable,
  citations: citationsTable,
  pictures: picturesTable,
};
