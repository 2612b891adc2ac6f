import type { TextInLanguage } from '@cae-map/expedition/texts/titles';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { DraftStore } from '../../../lib/editing/create-draft-store.ts';
import type { EntityWithDeletedList } from '../../../lib/editing/record-queries.ts';
import { createListStore } from '../../../lib/lists/list-store.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import type { EditedRecord, RecordKind } from '../../../ui/workbench/kind/record-kind.ts';
import { contentEditingMessages } from '../messages/index.ts';
import type { ContentEntity } from './content-entity.ts';
import { readContentSections } from './content-sections.ts';
import { createFieldLabelsSource } from './field-labels-source.tsx';

/** What differs between the kinds of this feature. */
interface ContentKind<Item extends EditedRecord, Field extends keyof Item & string> extends Pick<
  RecordKind<Item, Field>,
  'check' | 'form' | 'FormHead' | 'Preview'
> {
  readonly entity: ContentEntity & EntityWithDeletedList;
  readonly drafts: DraftStore<Item, Field>;
  readonly readTitle: (record: Item, language: ContentLanguage) => TextInLanguage;
  readonly readSearchText: (record: Item) => readonly string[];
  /** Compares records in the order of the list. */
  readonly compare: (one: Item, other: Item) => number;
  /** Creates an empty record. @param records the others */
  readonly createBlank: (records: readonly Item[]) => Item;
}

/** Makes a kind of record whose list has a search, and whose records are added with the form. */
export function createContentKind<Item extends EditedRecord, Field extends keyof Item & string>({
  entity,
  compare,
  createBlank,
  ...subject
}: ContentKind<Item, Field>): RecordKind<Item, Field> {
  const { edit, list } = editorPaths(entity);
  const store = createListStore({ text: '' }, 'order');
  return {
    ...subject,
    entity,
    paths: { edit },
    readMessages(language) {
      const messages = contentEditingMessages.read(language).kinds[entity];
      return {
        ...messages.edit,
        editor: messages.edit.title,
        notFoundLinks: [{ to: list, label: messages.list.title }],
        help: messages.help,
        changes: messages.changes,
      };
    },
    Order: ({ records, children }) => children(records.toSorted(compare)),
    FieldLabelsSource: createFieldLabelsSource(entity),
    readSections: (language, current) => readContentSections(entity, language, current),
    creation: {
      readNeighbour: () => null,
      create: (records) => createBlank(records),
      chosenByServer: ['seqid'],
      readTitle: (_records, _neighbour, language) =>
        contentEditingMessages.read(language).kinds[entity].creation.title,
      readMessages: (language) => contentEditingMessages.read(language).kinds[entity].creation,
    },
    hasWholePages: true,
    list: {
      store,
      search: store,
      readMessages: (language) => contentEditingMessages.read(language).kinds[entity].list,
    },
    deleted: {
      entity,
      readMessages: (language) => contentEditingMessages.read(language).kinds[entity].deleted,
    },
  };
}
