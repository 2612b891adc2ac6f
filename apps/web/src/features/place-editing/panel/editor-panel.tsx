import { IconChevronDown, IconChevronUp, IconMap } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { EdgePanel } from '../../../lib/map-edges/map-edges.ts';
import { useEdgePanel } from '../../../lib/map-edges/use-edge-panel.ts';
import { findLastMapPath } from '../../../lib/map-url/last-map-path.ts';
import { phoneQuery, sidewaysQuery, useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { UndoBar } from '../actions/undo-bar.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import styles from './editor-panel.module.css';

const besideMap: EdgePanel = { id: 'editor', edge: 'left', size: 'var(--editor-width)' };
const belowMap: EdgePanel = { id: 'editor', edge: 'bottom', size: 'var(--editor-height)' };

/** The screens of the editors that the panel links to. */
export type EditorSection = 'list' | 'changes';

interface EditorPanelProps {
  readonly title: string;
  /** The section whose link is marked as the current one; null for a single place. */
  readonly section: EditorSection | null;
  /** At the end of the head. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The panel of the editors beside the map, on narrow screens below it. */
export function EditorPanel({ title, section, tools, children }: EditorPanelProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const isNarrow = useMediaQuery(phoneQuery);
  const isSideways = useMediaQuery(sidewaysQuery);
  const [isRaised, setRaised] = useState(false);
  useEdgePanel(isSideways ? null : isNarrow ? belowMap : besideMap);
  const texts = messages.placesAdmin;
  const label = isRaised ? texts.lowerPanel : texts.raisePanel;
  const Chevron = isRaised ? IconChevronDown : IconChevronUp;
  return (
    <section className={styles.panel} data-raised={isRaised} aria-label={title}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <nav className={styles.sections} aria-label={texts.sections}>
          <SectionLink to={paths.admin()} isCurrent={section === 'list'}>
            {texts.list}
          </SectionLink>
          <SectionLink to={paths.placeChanges()} isCurrent={section === 'changes'}>
            {texts.changes}
          </SectionLink>
          <LocalLink to={findLastMapPath() ?? paths.map()} className={styles.link} title={texts.toMap}>
            <IconMap size={18} stroke={1.8} aria-hidden="true" />
            <span className="visually-hidden">{texts.toMap}</span>
          </LocalLink>
        </nav>
        {tools}
        <button
          type="button"
          className={styles.raise}
          aria-label={label}
          title={label}
          onClick={() => setRaised(!isRaised)}
        >
          <Chevron size={20} stroke={1.8} aria-hidden="true" />
        </button>
      </header>
      {children}
      <UndoBar />
    </section>
  );
}

interface SectionLinkProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function SectionLink({ to, isCurrent, children }: SectionLinkProps) {
  return (
    <LocalLink to={to} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </LocalLink>
  );
}
