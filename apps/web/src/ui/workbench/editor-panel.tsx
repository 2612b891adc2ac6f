import { IconChevronDown, IconChevronUp, IconMap } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { phoneQuery, sidewaysQuery } from '../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { EdgePanel } from '../../lib/map-edges/map-edges.ts';
import { useEdgePanel } from '../../lib/map-edges/use-edge-panel.ts';
import { findLastMapPath } from '../../lib/map-url/last-map-path.ts';
import { paths } from '../../lib/url/paths.ts';
import { ScrollRow } from '../layout/scroll-row.tsx';
import { LocalLink } from '../links/local-link.tsx';
import type { EditorSection } from './kind/editor-section.ts';
import styles from './editor-panel.module.css';
import { editingMessages } from './messages/index.ts';
import { UndoBar } from './saving/undo-bar.tsx';
import { Button } from '../controls/button.tsx';

const besideMap: EdgePanel = { id: 'editor', edge: 'left', size: 'var(--editor-width)' };
const belowMap: EdgePanel = { id: 'editor', edge: 'bottom', size: 'var(--editor-height)' };

interface EditorPanelProps {
  readonly title: string;
  readonly sections: readonly EditorSection[];
  /** Whether the panel fills the page, for screens without the map. */
  readonly isWholePage?: boolean;
  /** Whether the map is being used, so that the raised panel makes room for it. */
  readonly needsMap?: boolean;
  /** At the end of the head. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The panel of the editors beside the map, on narrow screens below it. */
export function EditorPanel({
  title,
  sections,
  isWholePage = false,
  needsMap = false,
  tools,
  children,
}: EditorPanelProps) {
  const { messages } = useLanguage(editingMessages);
  const isNarrow = useMediaQuery(phoneQuery);
  const isSideways = useMediaQuery(sidewaysQuery);
  const [wasRaised, setRaised] = useState(false);
  const isRaised = wasRaised && !needsMap;
  useEdgePanel(isSideways || isWholePage ? null : isNarrow ? belowMap : besideMap);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading);
  const labels = messages.editing;
  const label = isRaised ? labels.lowerPanel : labels.raisePanel;
  const Chevron = isRaised ? IconChevronDown : IconChevronUp;
  return (
    <section
      className={styles.panel}
      data-editor-panel
      data-raised={isRaised}
      data-whole-page={isWholePage}
      aria-label={title}
    >
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <nav className={styles.nav} aria-label={labels.sections}>
          <ScrollRow className={styles.sections}>
            {sections.map((section) => (
              <LocalLink
                key={section.path}
                to={section.path}
                className={styles.link}
                aria-current={section.isCurrent ? 'page' : undefined}
              >
                {section.label}
              </LocalLink>
            ))}
          </ScrollRow>
        </nav>
        <LocalLink to={findLastMapPath() ?? paths.map()} className={styles.link} title={labels.toMap}>
          <IconMap size={18} stroke={1.8} aria-hidden="true" />
          <span className="visually-hidden">{labels.toMap}</span>
        </LocalLink>
        {tools}
        {!isWholePage && (
          <Button look="bare" className={styles.raise} label={label} onClick={() => setRaised(!isRaised)}>
            <Chevron size={20} stroke={1.8} aria-hidden="true" />
          </Button>
        )}
      </header>
      {children}
      <UndoBar />
    </section>
  );
}

/** Moves the focus to the heading when the panel opens, if the element that had it was removed. */
function useFocusWhenLost(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [heading]);
}
