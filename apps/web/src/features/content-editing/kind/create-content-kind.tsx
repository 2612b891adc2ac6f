import type { TextInLanguage } from '@cae-map/expedition/texts/titles';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { DraftStore } from '../../../lib/editing/create-draft-store.ts';
import { createListStore } from '../../../lib/lists/list-store.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import type { EditedRecord, RecordKind } from '../../../ui/workbench/kind/record-kind.ts';
import { contentEditingMessages } from '../messages/index.ts';
import { isFixed, type ContentEntity } from './content-entity.ts';
import { readContentSections } from './content-sections.ts';
import { createFieldLabelsSource } from './field-labels-source.tsx';

/** What differs between the kinds of this feature. */
interface ContentKind<Item extends EditedRecord, Field extends keyof Item & string> extends Pick<
  RecordKind<Item, Field>,
  'check' | 'form' | 'FormHead' | 'Preview'
> {
  readonly entity: ContentEntity;
  readonly drafts: DraftStore<Item, Field>;
  readonly readTitle: (record: Item, language: ContentLanguage) => TextInLanguage;
  readonly readSearchText: (record: Item) => readonly string[];
  /** Compares records in the order of the list. */
  readonly compare: (one: Item, other: Item) => number;
  /** Creates an empty record; absent for kinds whose records are those of the product. */
  readonly createBlank?: () => Item;
}

/** Makes a kind of record whose list has a search. Records are added with the form, unless they are those of the product. */
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
    ...(createBlank !== undefined && {
      creation: {
        readNeighbour: () => null,
        create: createBlank,
        chosenByServer: ['seqid'],
        readTitle: (_records: readonly Item[], _neighbour: number | null, language: ContentLanguage) =>
          contentEditingMessages.read(language).kinds[entity].creation.title,
        readMessages(language: ContentLanguage) {
          const { creation } = contentEditingMessages.read(language).kinds[entity];
          return { title: creation.title, create: creation.create, created: creation.created };
        },
      },
    }),
    hasWholePages: true,
    list: {
      store,
      search: store,
      readMessages: (language) => contentEditingMessages.read(language).kinds[entity].list,
    },
    ...(!isFixed(entity) && {
      deleted: {
        entity,
        readMessages: (language: ContentLanguage) =>
          contentEditingMessages.read(language).kinds[entity].deleted,
      },
    }),
    isFixed: isFixed(entity),
  };
}
