import type { ListedPlace } from '@cae-map/expedition/search/places-list';
import type { PlaceHit } from '@cae-map/expedition/search/search-answer';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { splitIntoBlocks, pageCount, placesPerPage, placesPerBlock, pageRange } from '../state/list-pages.ts';
import { useDeclaredQuery } from '../../../../lib/url/url-query.ts';
import { paths } from '../../../../lib/url/paths.ts';
import { useIsInBrowser } from '../../../../lib/browser/use-is-in-browser.ts';
import { phoneQuery } from '../../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../../lib/browser/use-media-query.ts';
import { DeferredBlock } from '../../../../ui/rendering/deferred-block.tsx';
import { PageLinks, PreviousPageLink } from '../../../../ui/links/page-links.tsx';
import { searchMessages } from '../../messages/index.ts';
import { ListRow } from './list-row.tsx';
import styles from './listed-rows.module.css';

interface ListedRowsProps {
  readonly places: readonly ListedPlace[];
  /** The hits of the search by place id. */
  readonly hits: ReadonlyMap<number, PlaceHit>;
  /** The page of the URL. */
  readonly page: number;
}

/** The typical height of a row in pixels. */
const rowHeight = { desktop: 53, phone: 118 };

/**
 * The rows of the list. The server renders one page with links to the others; after hydration the list continues to its end
 * in blocks that are rendered near the viewport.
 */
export function ListedRows({ places, hits, page }: ListedRowsProps) {
  const { messages } = useLanguage(searchMessages);
  const query = useDeclaredQuery();
  const isInBrowser = useIsInBrowser();
  const isPhone = useMediaQuery(phoneQuery);
  const pages = pageCount(places.length);
  const shown = Math.min(page, pages);
  const { from, to } = pageRange(shown, places.length);
  const previous = pageRange(shown - 1, places.length);
  const blocks = splitIntoBlocks(places.slice(from - 1, isInBrowser ? undefined : to));
  return (
    <>
      {shown > 1 && (
        <PreviousPageLink
          to={paths.placesList(shown - 1, query)}
          text={messages.placesList.previous(previous.from, previous.to)}
        />
      )}
      <div role="group" className={styles.list} aria-label={messages.menu.placesList}>
        {blocks.map((block, index) => {
          const first = from + index * placesPerBlock;
          const range = messages.placesList.range(first, first + block.length - 1);
          const key = block[0]?.place_id ?? 0;
          return (
            <DeferredBlock
              key={key}
              id={`places-list/${key}/${block.length}`}
              isInitiallyRendered={index < placesPerPage / placesPerBlock}
              estimatedHeight={block.length * rowHeight[isPhone ? 'phone' : 'desktop']}
              link={{ to: paths.placesList(Math.ceil(first / placesPerPage), query), text: range }}
            >
              {() => (
                <ol start={first} aria-label={range}>
                  {block.map((place) => (
                    <ListRow key={place.place_id} place={place} hit={hits.get(place.place_id) ?? null} />
                  ))}
                </ol>
              )}
            </DeferredBlock>
          );
        })}
      </div>
      {!isInBrowser && pages > 1 && (
        <PageLinks label={messages.placesList.pages} current={shown - 1} pages={createPageLinks()} />
      )}
    </>
  );

  function createPageLinks() {
    return Array.from({ length: pages }, (_, index) => {
      const range = pageRange(index + 1, places.length);
      return { to: paths.placesList(index + 1, query), text: `${range.from}–${range.to}` };
    });
  }
}
