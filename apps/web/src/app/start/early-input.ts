/** The input of a visitor before the application responds to it. */
export interface EarlyInput {
  /** Resolves with the first pointer, key, touch, wheel or focus. */
  readonly first: Promise<void>;
  /** Ends the recording, and does what was clicked, typed and submitted, once. Call it when the application has been rendered. */
  readonly replay: () => void;
}

/** The options of {@link recordEarlyInput}. */
export interface EarlyInputOptions {
  /** Elements that work without the application. */
  readonly isIndependent: (element: Element) => boolean;
  /** Whether the application will respond soon, so that a link need not load another document. */
  readonly isApplicationNear: () => boolean;
}

const firstEvents = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'] as const;

/** What the application has to respond to. An opener of a popover works without it. */
const clickable = 'button:not([popovertarget]), [role="button"], input:is([type="checkbox"], [type="radio"])';

/**
 * Records the clicks on buttons, the keys of commands, the typed text and the submitted forms of a page whose application is still loading.
 * Links work without it.
 */
export function recordEarlyInput(page: Document, options: EarlyInputOptions): EarlyInput {
  const recording = new AbortController();
  const { signal } = recording;
  const actions: (() => void)[] = [];
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const listen = (name: string, listener: (event: Event, element: Element) => void): void =>
    page.addEventListener(
      name,
      (event) => {
        if (event.target instanceof Element && !options.isIndependent(event.target))
          listener(event, event.target);
      },
      { capture: true, signal },
    );
  const take = (event: Event, action: () => void): void => {
    event.preventDefault();
    event.stopPropagation();
    actions.push(action);
  };

  listen('click', (event, element) => {
    const clicked = element.closest<HTMLElement>(clickable) ?? findNearLink(event, element, options);
    if (clicked !== null) take(event, () => clicked.isConnected && clicked.click());
  });
  listen('submit', (event, element) => {
    if (element instanceof HTMLFormElement) take(event, () => element.isConnected && element.requestSubmit());
  });
  listen('input', (_event, element) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) typed.add(element);
  });
  listen('keydown', (event, element) => {
    if (event instanceof KeyboardEvent && isCommandKey(event, element))
      actions.push(() => repeatKey(event, element));
  });

  return {
    first: new Promise((resolve) => {
      for (const name of firstEvents)
        page.addEventListener(name, () => resolve(), { capture: true, passive: true, signal });
    }),
    replay() {
      recording.abort();
      for (const field of typed) if (field.isConnected) typeAgain(field);
      for (const action of actions.splice(0)) action();
    },
  };
}

/** The link that a plain click follows, if the application will follow it without another document. */
function findNearLink(event: Event, element: Element, { isApplicationNear }: EarlyInputOptions) {
  if (!(event instanceof MouseEvent) || !isApplicationNear()) return null;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = element.closest('a');
  const isHere =
    link?.origin === window.location.origin && link.target === '' && !link.hasAttribute('download');
  return isHere ? link : null;
}

/** Whether a key is a command of the application: a single character that is not typed into a field. */
function isCommandKey(event: KeyboardEvent, element: Element): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  return event.key.length === 1 && event.key !== ' ' && element.closest('input, textarea, select') === null;
}

function repeatKey({ key, code, shiftKey }: KeyboardEvent, element: Element): void {
  const target = element.isConnected ? element : document.body;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
  );
}

/** Reports the text of a field to React, which compares it with the last text that it has seen. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  field.value = '';
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
