import type { RecordChange } from '@cae-map/contract/entities/revision';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { privateKey } from '../../../lib/api/private-data.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/feature-manifest.ts';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { EditorPanel } from '../../../ui/editing/editor-panel.tsx';
import { SignInToEdit } from '../../../ui/editing/sign-in-to-edit.tsx';
import { storeSavedPlace } from '../records/store-saved-place.ts';
import { ChangeList } from '../../../ui/editing/change-list.tsx';
import styles from '../../../ui/editing/change-list.module.css';
import { usePlaceFieldTexts } from '../records/format-field.ts';
import { usePlaceSections } from '../use-place-sections.ts';
import { usePlaceChanges } from './use-place-changes.ts';

/** The recent changes of all places; deleted ones can be restored here. */
function ChangesScreen() {
  const { messages } = useLanguage(placeEditingMessages);
  const texts = messages.placeChanges;
  usePageHead({ title: texts.title, description: texts.intro });
  return (
    <EditorPanel title={texts.title} sections={usePlaceSections('changes')}>
      <div className={styles.scroll}>
        <ForAudience audience="editors" otherwise={<div className={styles.note}>{<SignInToEdit />}</div>}>
          <RecentChanges />
        </ForAudience>
      </div>
    </EditorPanel>
  );
}

function RecentChanges() {
  const { language, messages } = useLanguage(placeEditingMessages);
  const { data: places = [] } = useEditorPlaces();
  const { data: changes, isError } = usePlaceChanges(null);
  const restore = useRestorePlace();
  const texts = messages.placeChanges;
  const byId = new Map(places.map((place) => [place.place_id, place]));
  const renderPlace = ({ entity_id: id }: RecordChange) => {
    const place = byId.get(id);
    if (place === undefined) return <b>{texts.deletedPlace(id)}</b>;
    return <LocalLink to={paths.editPlace(id)}>{getTitle(place, language)}</LocalLink>;
  };
  return (
    <ChangeList
      changes={changes}
      hasFailed={isError}
      fields={usePlaceFieldTexts()}
      renderRecord={renderPlace}
      renderAction={({ action, entity_id: id }) =>
        action === 'delete' &&
        !byId.has(id) && (
          <button type="button" onClick={() => restore(id)}>
            {texts.restore}
          </button>
        )
      }
    />
  );
}

function useRestorePlace(): (placeId: number) => void {
  const { language, messages } = useLanguage(placeEditingMessages);
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (place_id: number) => client.call('restorePlace', { place_id }),
    async onSuccess(restored) {
      await storeSavedPlace(queryClient, restored);
      await queryClient.invalidateQueries({ queryKey: [privateKey, 'place-changes'] });
      announce(messages.placeChanges.restored(getTitle(restored, language)));
    },
    onError: (error) =>
      notify({
        kind: 'error',
        title: messages.editing.undo.undoFailed,
        message: failureMessage(error, messages),
      }),
  });
  return mutate;
}

export const changesScreenModule: ScreenModule = {
  Screen: ChangesScreen,
  prepare({ language }) {
    const { title, intro } = placeEditingMessages.read(language).placeChanges;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
