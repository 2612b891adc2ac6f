import { formatStayDates } from '@cae-map/expedition/dates/format-dates';
import { textIn, titleIn, type TextInLanguage } from '@cae-map/expedition/texts/titles';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CloseButton } from '../../../ui/controls/round-button.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { PlaceLink } from '../../../ui/links/place-link.tsx';
import { TravelMap } from '../../../ui/travel-map/travel-map.tsx';
import { booksMessages } from '../messages/index.ts';
import { nameQuery, type Name, type Named } from './name-query.ts';
import styles from './name-card.module.css';
import { useOpenedName, type OpenedName } from './use-opened-name.ts';

/** The card of the name that was clicked in a text: who or where it is, with a small map. */
export function NameCard({ article }: { readonly article: RefObject<HTMLElement | null> }) {
  const [opened, close] = useOpenedName(article);
  if (opened === null) return null;
  return (
    <OpenedCard
      key={`${opened.name.kind} ${opened.name.id}`}
      article={article}
      opened={opened}
      onClose={close}
    />
  );
}

interface OpenedCardProps {
  readonly article: RefObject<HTMLElement | null>;
  readonly opened: OpenedName;
  readonly onClose: () => void;
}

function OpenedCard({ article, opened: { name, link }, onClose }: OpenedCardProps) {
  const { messages } = useLanguage(booksMessages);
  const card = useRef<HTMLDivElement>(null);
  const top = useTopBelow(article, link);
  const { data, error, refetch } = useQuery(nameQuery(useApiClient(), name));
  const close = (): void => {
    onClose();
    link.focus({ preventScroll: true });
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // Escape would also close what else is open in the reader.
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    const { current } = card;
    current?.focus({ preventScroll: true });
    current?.addEventListener('keydown', handleKey);
    return () => current?.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={link.textContent}
      tabIndex={-1}
      className={styles.card}
      style={{ top }}
      data-name-card=""
    >
      <CloseButton className={styles.close ?? ''} label={messages.names.close} isBare onClick={close} />
      {data && <Content named={data} />}
      {data === null && <p>{messages.names.unknown}</p>}
      {data === undefined && error === null && <p role="status">{messages.loading}</p>}
      {data === undefined && error !== null && (
        <>
          <p role="alert">{messages.names.failed}</p>
          <Button look="outlined" onClick={() => void refetch()}>
            {messages.failure.retry}
          </Button>
        </>
      )}
      <p className={styles.more}>{data !== null && <PageLink name={name} />}</p>
    </div>
  );
}

function PageLink({ name }: { readonly name: Name }) {
  const { messages } = useLanguage(booksMessages);
  if (name.kind === 'place') return <PlaceLink placeId={name.id}>{messages.names.openPlace}</PlaceLink>;
  return <LocalLink to={paths.person(name.id)}>{messages.names.openPerson}</LocalLink>;
}

function Content({ named }: { readonly named: Named }) {
  const { language, messages } = useLanguage(booksMessages);
  const { title, about } = describe(named, language);
  return (
    <>
      <p className={styles.title} lang={title.language}>
        {title.text}
      </p>
      {about.text !== '' && (
        <p className={styles.about} lang={about.language}>
          {about.text}
        </p>
      )}
      {named.drawing !== null && <TravelMap drawing={named.drawing} label={messages.names.map(title.text)} />}
    </>
  );
}

interface Description {
  readonly title: TextInLanguage;
  /** When the place was visited, or who the person was. */
  readonly about: TextInLanguage;
}

function describe(named: Named, language: ContentLanguage): Description {
  if (named.kind === 'place')
    return {
      title: titleIn(named.place, language),
      about: { text: formatStayDates(named.place, language) ?? '', language },
    };
  const { name_ru, name_en, role_ru, role_en } = named.person;
  return {
    title: titleIn({ title_ru: name_ru, title_en: name_en }, language),
    about: textIn({ role: role_ru, role_en }, 'role', language),
  };
}

/** The distance of the lower edge of a link from the top of the article, in CSS pixels; measured again when the article is resized. */
function useTopBelow(article: RefObject<HTMLElement | null>, link: HTMLElement): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const { current } = article;
    if (current === null) return undefined;
    const measure = (): void => {
      setTop(link.getBoundingClientRect().bottom - current.getBoundingClientRect().top);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [article, link]);
  return top;
}
