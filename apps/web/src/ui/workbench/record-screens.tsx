import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { RecordScreens } from '../../lib/manifest/record-kind-entry.ts';
import type { PreparedScreen, ScreenModule } from '../../lib/manifest/screen-module.ts';
import { DeletedScreen } from './deleted/deleted-screen.tsx';
import { EditRecordScreen } from './edit/edit-record-screen.tsx';
import { NewRecordScreen } from './edit/new-record-screen.tsx';
import { ChangesScreen } from './history/changes-screen.tsx';
import { KindListScreen } from './list/kind-list-screen.tsx';
import type { EditedRecord, RecordKind } from './kind/record-kind.ts';

/** Makes the screens of a kind of record: its editor, its recent changes, and those that the kind has besides. */
export function recordScreens<Item extends EditedRecord, Field extends keyof Item & string>(
  kind: RecordKind<Item, Field>,
): RecordScreens {
  const { creation, deleted, list } = kind;
  const module = (
    Screen: ScreenModule['Screen'],
    readHead: (language: ContentLanguage) => PreparedScreen['head'],
  ): ScreenModule => ({
    Screen,
    prepare: ({ language }) => Promise.resolve({ status: 200, head: readHead(language) }),
  });
  return {
    edit: module(
      ({ parameters }) => <EditRecordScreen key={parameters.id} kind={kind} id={Number(parameters.id)} />,
      (language) => {
        const { editor, intro } = kind.readMessages(language);
        return { title: editor, description: intro };
      },
    ),
    changes: module(
      () => <ChangesScreen kind={kind} />,
      (language) => {
        const { title, intro } = kind.readMessages(language).changes;
        return { title, description: intro };
      },
    ),
    ...(list && {
      list: module(
        () => <KindListScreen kind={kind} list={list} />,
        (language) => {
          const { title, intro } = list.readMessages(language);
          return { title, description: intro };
        },
      ),
    }),
    ...(creation && {
      create: module(
        () => <NewRecordScreen kind={kind} creation={creation} />,
        (language) => ({
          title: creation.readMessages(language).title,
          description: kind.readMessages(language).intro,
        }),
      ),
    }),
    ...(deleted && {
      deleted: module(
        () => <DeletedScreen kind={kind} deleted={deleted} />,
        (language) => {
          const { title, hint } = deleted.readMessages(language);
          return { title, description: hint };
        },
      ),
    }),
  };
}
