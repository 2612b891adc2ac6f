import { maxReportActions } from './report-bounds.ts';

/** What the visitor did, by the kind of element; it contains no text of the page and nothing that was typed. */
export interface Action {
  /** In seconds. */
  readonly timestamp: number;
  readonly category: 'navigation' | 'ui.click';
  readonly message: string;
}

export interface RecentActions {
  /** The last actions, the newest last. */
  read(): readonly Action[];
  stop(): void;
}

/** Records which pages were opened and which kinds of elements were clicked, in memory only. */
export function recordActions(): RecentActions {
  let actions: Action[] = [];
  let page = '';
  const add = (category: Action['category'], message: string): void => {
    actions = [...actions, { timestamp: Date.now() / 1000, category, message }].slice(-maxReportActions);
  };
  const record = ({ target }: Event): void => {
    if (location.pathname !== page) add('navigation', (page = location.pathname));
    const element = target instanceof Element ? target.closest('a, button, input, select, [role]') : null;
    if (element !== null) add('ui.click', element.getAttribute('role') ?? element.localName);
  };
  document.addEventListener('click', record, true);
  return { read: () => actions, stop: () => document.removeEventListener('click', record, true) };
}
