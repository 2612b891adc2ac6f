import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A value that is on or off, such as whether a dialog is open. */
export interface Switch {
  readonly read: () => boolean;
  readonly set: (isOn: boolean) => void;
  readonly toggle: () => void;
  /** @returns the unsubscribe function */
  readonly subscribe: (onChange: () => void) => () => void;
  /** The value; the component is rendered again when it changes. */
  readonly useIsOn: () => boolean;
}

/** Creates a switch that is off. */
export function createSwitch(): Switch {
  const store = createStore(() => ({ isOn: false }));
  const read = (): boolean => store.getState().isOn;
  const set = (isOn: boolean): void => store.setState({ isOn });
  return {
    read,
    set,
    toggle: () => set(!read()),
    subscribe: (onChange) => store.subscribe(onChange),
    useIsOn: () => useStore(store, ({ isOn }) => isOn),
  };
}
