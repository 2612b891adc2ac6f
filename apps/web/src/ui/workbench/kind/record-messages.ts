import type { PresenceMessages } from '../presence/presence-messages.ts';

/** The messages of the screens of a kind of record, in the language of the page. */
export interface RecordMessages {
  /** The heading of the editor before the record is loaded. */
  readonly editor: string;
  readonly intro: string;
  /** The title of the document while a record is edited. */
  readonly documentTitle: (title: string) => string;
  readonly notFound: string;
  readonly notFoundHint: string;
  readonly notFoundLinks: readonly { readonly to: string; readonly label: string }[];
  readonly neighbours: string;
  readonly previous: string;
  readonly next: string;
  /** The headings of the form, by the ids of its sections. */
  readonly sections: Readonly<Record<string, string>>;
  /** Explanations of fields. */
  readonly help: Readonly<Record<string, string>>;
  /** What is wrong with a value, besides or instead of the messages that all kinds share. */
  readonly problems: Readonly<Record<string, string>>;
  readonly saved: (title: string) => string;
  readonly updateErrorTitle: string;
  readonly updateError: (title: string, reason: string) => string;
  readonly presence: PresenceMessages;
  readonly changes: {
    readonly title: string;
    readonly intro: string;
    readonly restore: string;
    readonly restored: (title: string) => string;
    /** The name of a deleted record without a title. */
    readonly deletedRecord: (id: number) => string;
  };
}

/** The messages of kinds that are added with the form. */
export interface CreationMessages {
  readonly title: string;
  readonly create: string;
  readonly created: (title: string) => string;
}

/** The messages of kinds whose deleted records have a list. */
export interface DeletedMessages {
  readonly title: string;
  readonly hint: string;
  readonly none: string;
}

/** The messages of the changes in a list of records. */
export interface ListActionMessages {
  readonly moved: (count: number) => string;
  readonly removed: (count: number) => string;
  readonly partlyFailed: (failed: number, reason: string) => string;
  readonly orderErrorTitle: string;
  readonly removeErrorTitle: string;
  /** Why a record could not be deleted. */
  readonly changedElsewhere: string;
}

/** The messages of kinds with the ready list. */
export interface ListMessages {
  readonly title: string;
  readonly intro: string;
  /** The link to the form of a new record. */
  readonly add: string;
  /** The label of the search field; absent for kinds without one. */
  readonly search?: string;
  /** The accessible name of the list, with its keys. */
  readonly grid: string;
  readonly actions: ListActionMessages;
}
