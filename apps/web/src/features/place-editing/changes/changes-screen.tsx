import { getTitle } from '@cae-map/expedition/texts/titles';
import { useEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { findDeletedTitles } from '../../../lib/editing/deleted-titles.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/feature-manifest.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { ForAudience } from '../../../lib/session/for-audience.tsx';
import { paths } from '../../../lib/url/paths.ts';
import styles from '../../../ui/editing/change-list.module.css';
import { EditorPanel } from '../../../ui/editing/editor-panel.tsx';
import { RecentChanges } from '../../../ui/editing/recent-changes.tsx';
import { SignInToEdit } from '../../../ui/editing/sign-in-to-edit.tsx';
import { useRestoreRecord } from '../../../ui/editing/use-restore-record.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { usePlaceFieldTexts } from '../records/format-field.ts';
import { usePlaceSections } from '../use-place-sections.ts';
import { useRecentPlaceChanges } from './use-place-changes.ts';

/** The recent changes of all places; deleted ones can be restored here. */
function ChangesScreen() {
  const { messages } = useLanguage(placeEditingMessages);
  const texts = messages.placeChanges;
  usePageHead({ title: texts.title, description: texts.intro });
  return (
    <EditorPanel title={texts.title} sections={usePlaceSections('changes')}>
      <div className={styles.scroll}>
        <ForAudience audience="editors" otherwise={<div className={styles.note}>{<SignInToEdit />}</div>}>
          <PlaceChanges />
        </ForAudience>
      </div>
    </EditorPanel>
  );
}

function PlaceChanges() {
  const { language, messages } = useLanguage(placeEditingMessages);
  const { data: places = [] } = useEditorPlaces();
  const { data: changes, isError } = useRecentPlaceChanges();
  const texts = messages.placeChanges;
  const deletedTitles = findDeletedTitles(changes, language);
  const byId = new Map(places.map((place) => [place.place_id, place]));
  const renderLink = (id: number) => {
    const place = byId.get(id);
    return place === undefined ? null : (
      <LocalLink to={paths.editPlace(id)}>{getTitle(place, language)}</LocalLink>
    );
  };
  return (
    <RecentChanges
      changes={changes}
      hasFailed={isError}
      fields={usePlaceFieldTexts()}
      renderLink={renderLink}
      nameDeleted={(id) => deletedTitles.get(id) ?? texts.deletedPlace(id)}
      restoreLabel={texts.restore}
      onRestore={useRestorePlace()}
    />
  );
}

function useRestorePlace(): (placeId: number) => void {
  const { language, messages } = useLanguage(placeEditingMessages);
  const client = useRequiredClient();
  return useRestoreRecord(
    'place',
    (place_id) => client.call('restorePlace', { place_id }),
    (restored) => messages.placeChanges.restored(getTitle(restored, language)),
  );
}

export const changesScreenModule: ScreenModule = {
  Screen: ChangesScreen,
  prepare({ language }) {
    const { title, intro } = placeEditingMessages.read(language).placeChanges;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
