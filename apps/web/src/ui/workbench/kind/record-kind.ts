import type { RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';
import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { TextInLanguage } from '@cae-map/expedition/texts/titles';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { DraftStore } from '../../../lib/editing/create-draft-store.ts';
import type { Changes, Draft } from '../../../lib/editing/draft.ts';
import type { EntityWithDeletedList } from '../../../lib/editing/record-queries.ts';
import type { ListStore, ListView } from '../../../lib/lists/list-store.ts';
import type { EditorSection } from './editor-section.ts';
import type { FormSection } from './form-section.ts';
import type { CreationMessages, DeletedMessages, ListMessages, RecordMessages } from './record-messages.ts';

/** What every record has that editors work on. */
export interface EditedRecord {
  readonly version: number;
}

/** The screens of a kind that are not about a single record. */
export type KindScreen = 'list' | 'changes' | 'deleted';

/**
 * A kind of record that editors work on, as data: `recordScreens` makes its screens from it. Its calls, its key and the fields that the
 * server sets are those of the contract (`recordCalls`, `recordKinds`).
 * @typeParam Item the record as editors read it
 * @typeParam Field the fields that editors change
 */
export interface RecordKind<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly entity: RecordEntity;
  /** The record that is being edited, which the form and the map share. */
  readonly drafts: DraftStore<Item, Field>;
  readonly paths: {
    readonly edit: (id: number) => string;
  };
  readonly readMessages: (language: ContentLanguage) => RecordMessages;
  /** The title of a record, in the language of the page if it has one in it. */
  readonly readTitle: (record: Item, language: ContentLanguage) => TextInLanguage;
  /** Renders its children with the records in the order in which one leads to the next; absent for kinds with `Neighbours`. */
  readonly Order?: ComponentType<OrderProps<Item>>;
  /** Renders its children with the records before and after one, of a kind whose editor loads one record only. */
  readonly Neighbours?: ComponentType<NeighboursProps<Item>>;
  /** Renders its children within a `FieldLabelsProvider`. */
  readonly FieldLabelsSource: ComponentType<{ readonly children: ReactNode }>;
  /** The screens that the panel links to. @param current null for a single record */
  readonly readSections: (language: ContentLanguage, current: KindScreen | null) => readonly EditorSection[];
  /** Finds the values that the server would reject: a key of `problems` in the messages for each field. */
  readonly check: (record: Item) => Partial<Record<Field, string>>;
  /** What is unusual about changed values, which may be right: texts in the language of the page. */
  readonly findWarnings?: (
    draft: Draft<Item, Field>,
    records: readonly Item[],
    language: ContentLanguage,
  ) => Partial<Record<Field, string>>;
  /** The form, in its order. */
  readonly form: readonly FormSection<Item, Field>[];
  /** The fields that change with another one. */
  readonly changeAlso?: (field: Field, value: unknown) => Changes<Item, Field>;
  /** Above the form. */
  readonly FormHead?: ComponentType<{ readonly record: Item }>;
  /** Below the form: what readers see with the record and other records have. */
  readonly FormFoot?: ComponentType<{ readonly record: Item }>;
  /** Beside the links to the neighbours. */
  readonly HeadTools?: ComponentType<{ readonly record: Item }>;
  /** Puts back what a change has replaced besides the fields of the form; in the history of a record. */
  readonly ReplacedPart?: ComponentType<{ readonly id: number; readonly change: RecordChange }>;
  /** A view of the record as readers will see it, with the unsaved changes. */
  readonly Preview?: ComponentType<{ readonly id: number }>;
  /** How records are added with the form; absent for records that are added in another way. */
  readonly creation?: RecordCreation<Item>;
  /** Whether its screens fill the page, except the editor of a record with a position; otherwise they are beside the map. */
  readonly hasWholePages: boolean;
  /** What a record is found by in the ready list; absent for kinds whose list has no search. */
  readonly readSearchText?: (record: Item) => readonly string[];
  /** Whether the records are those of the product: the ready list has neither selection nor deletion. */
  readonly isFixed?: boolean;
  /** The ready list of the records; absent for kinds whose feature has another list. */
  readonly list?: ListedRecords;
  /** The list of deleted records; absent for kinds without one. */
  readonly deleted?: DeletedRecords<Item>;
}

/** What `RecordKind.Order` is given. */
export interface OrderProps<Item> {
  readonly records: readonly Item[];
  readonly children: (ordered: readonly Item[]) => ReactNode;
}

/** A record that the editor of another one links to. */
export interface Neighbour {
  readonly id: number;
  /** In the language of the page, if it has one in it. */
  readonly title: string;
}

/** What `RecordKind.Neighbours` is given. */
export interface NeighboursProps<Item> {
  readonly record: Item;
  readonly children: (previous: Neighbour | undefined, next: Neighbour | undefined) => ReactNode;
}

/** How a new record begins. */
export interface RecordCreation<Item> {
  /** Reads the record beside or in which the new one is added from the query of the URL; null for the end of the list. */
  readonly readNeighbour: (search: URLSearchParams) => number | null;
  readonly create: (records: readonly Item[], neighbour: number | null, search: URLSearchParams) => Item;
  /** Whether a new record begins without the others, which are then not loaded; `records` are empty. */
  readonly isAlone?: true;
  /** The fields whose values the server chooses for a new record: they are not sent. */
  readonly chosenByServer?: readonly string[];
  /** The heading until the record has a title. */
  readonly readTitle: (
    records: readonly Item[],
    neighbour: number | null,
    language: ContentLanguage,
  ) => string;
  readonly readMessages: (language: ContentLanguage) => CreationMessages;
  /** The neighbour that changes together with a new record; null if there is none. */
  readonly changeNeighbour?: (record: Item, records: readonly Item[]) => ChangedNeighbour<Item> | null;
}

/** A new record as it is saved, and the stored record beside it that changes with it. */
export interface ChangedNeighbour<Item> {
  readonly record: Item;
  readonly before: Item;
  readonly after: Item;
}

/** What the ready list of a kind is filtered by. */
export interface ListSearch {
  readonly text: string;
}

/** How the records of a kind are listed. */
export interface ListedRecords {
  readonly store: ListView;
  readonly readMessages: (language: ContentLanguage) => ListMessages;
  /** The store of the typed words of kinds with a search. */
  readonly search?: Pick<ListStore<ListSearch, string>, 'use' | 'changeFilter'>;
  /** The page that a row opens, if it is not the editor of the record. */
  readonly openPath?: (id: number) => string;
  /** The key of the query that has the rows, if it is not that of all records of the kind. */
  readonly queryKey?: QueryKey;
}

/** How the deleted records of a kind are listed. */
export interface DeletedRecords<Item> {
  readonly entity: EntityWithDeletedList;
  /** Absent for records without a picture. */
  readonly Picture?: ComponentType<{ readonly record: Item }>;
  readonly readMessages: (language: ContentLanguage) => DeletedMessages;
}

/** The id of a record that is not stored yet. No stored record has it. */
export const newRecordId = 0;
