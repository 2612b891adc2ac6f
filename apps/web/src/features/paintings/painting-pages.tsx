import { collectionName } from '@cae-map/expedition/paintings/collection-name';
import {
  groupPaintings,
  type ListedPainting,
  type PaintingGroup,
  type PaintingGrouping,
} from '@cae-map/expedition/paintings/paintings-list';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { countPages, findPageRange } from '../../lib/url/page-parameter.ts';
import { paths } from '../../lib/url/paths.ts';
import { useDeclaredQuery } from '../../lib/url/url-query.ts';
import { LocalLink } from '../../ui/links/local-link.tsx';
import { PageLinks } from '../../ui/links/page-links.tsx';
import { paintingsMessages } from './messages/index.ts';
import { PaintingItem } from './painting-item.tsx';
import { paintingsPerPage } from './state/paintings-per-page.ts';
import styles from './paintings-screen.module.css';

interface PaintingPagesProps {
  readonly paintings: readonly ListedPainting[];
  readonly grouping: PaintingGrouping;
  /** The page of the URL. */
  readonly page: number;
}

/** One page of the catalogue in groups, with links to the others. */
export function PaintingPages({ paintings, grouping, page }: PaintingPagesProps) {
  const { language, messages } = useLanguage(paintingsMessages);
  const query = useDeclaredQuery();
  const sorted = groupPaintings(paintings, grouping, language).flatMap((group) => group.paintings);
  const pages = countPages(sorted.length, paintingsPerPage);
  const { from, to } = findPageRange(page, sorted.length, paintingsPerPage);
  return (
    <>
      {groupPaintings(sorted.slice(from - 1, to), grouping, language).map((group) => (
        <Group key={group.key} group={group} grouping={grouping} />
      ))}
      {pages > 1 && (
        <PageLinks
          label={messages.paintings.pages}
          current={Math.min(page, pages) - 1}
          pages={Array.from({ length: pages }, (_, index) => {
            const range = findPageRange(index + 1, sorted.length, paintingsPerPage);
            return { to: paths.paintings(index + 1, query), text: `${range.from}–${range.to}` };
          })}
        />
      )}
    </>
  );
}

interface GroupProps {
  readonly group: PaintingGroup;
  readonly grouping: PaintingGrouping;
}

function Group({ group: { key, paintings }, grouping }: GroupProps) {
  const id = `paintings-${grouping}-${key}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        <GroupTitle group={{ key, paintings }} grouping={grouping} />
      </h2>
      <ul className={styles.cards}>
        {paintings.map((painting) => (
          <PaintingItem key={painting.image.image_id} painting={painting} showsStop={grouping !== 'stop'} />
        ))}
      </ul>
    </section>
  );
}

/** The stop with a link and its dates, the year or the museum. */
function GroupTitle({ group: { paintings }, grouping }: GroupProps) {
  const { language, messages } = useLanguage(paintingsMessages);
  const [first] = paintings;
  if (grouping === 'year') return first?.image.year ?? messages.paintings.unknown.year;
  if (grouping === 'museum') {
    const name = first === undefined ? null : collectionName(first.image, language);
    return name === null ? messages.paintings.unknown.museum : <span lang={name.language}>{name.text}</span>;
  }
  const place = first?.place ?? null;
  if (place === null) return messages.paintings.unknown.stop;
  const title = titleIn(place.record, language);
  const dates = formatDateRange(place.record, language);
  return (
    <>
      <LocalLink to={paths.place(place.id)} lang={title.language}>
        {title.text}
      </LocalLink>
      {dates !== null && <span className={styles.dates}>{dates}</span>}
    </>
  );
}
