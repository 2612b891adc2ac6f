import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { listQuery } from '../../../lib/api/lists.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import paneStyles from '../../../ui/layout/pane-section.module.css';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { proposalsMessages } from '../messages/index.ts';

/** The names of the visitors who have corrected the place, one of its pictures or one of its texts. */
export function CreditsOfPlace({ view: { place, books, imageGroups } }: PlaceSectionProps) {
  const { language, messages } = useLanguage(proposalsMessages);
  const { data } = useQuery(listQuery(useApiClient(), 'listCredits'));
  if (data === undefined) return null;
  const ids = {
    place: new Set([place.place_id]),
    image: new Set(imageGroups.flatMap(({ images }) => images.map(({ image_id }) => image_id))),
    text: new Set((books ?? []).flatMap(({ texts }) => texts.map(({ text_id }) => text_id))),
  };
  const credits = data.records.filter(({ subject, subject_id: id }) => ids[subject].has(id));
  const names = [...new Set(credits.flatMap((credit) => credit.names))];
  if (names.length === 0) return null;
  const list = new Intl.ListFormat(numberLocales[language], { type: 'conjunction' }).format(names);
  return <p className={paneStyles.quiet}>{messages.credits.thanks(list)}</p>;
}
