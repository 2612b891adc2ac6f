import type { recordList as russian } from './ru.ts';

/** English messages of lists, the same for all records. */
export const recordList: typeof russian = {
  recordList: {
    order: 'Order',
    filters: 'Filters',
    reset: 'Reset the filters',
    nothing: 'Nothing found.',
    searchFailed: 'The search has failed.',
    anything: 'anything',
    anytime: 'at any time',
    recent: { week: 'last week', month: 'last month', quarter: 'last 3 months' },
    noRow: 'Choose a row first, with the arrows or a click.',
    noMove: 'Nothing can be moved in this order. Choose another order above the list.',
    filtersSet: 'Filters (set)',
    select: 'Select',
    drag: 'Drag',
    bulk: {
      label: 'Selected records',
      chooseValue: 'Choose a value',
      selected: (count) => `${count} selected`,
      clear: 'Clear the selection',
      field: 'Field',
      value: 'Value',
      days: 'Days, such as -12',
      daysHint: 'How many days later; a negative number makes the dates earlier.',
      shiftedDates: 'Dates: shift by days',
      noDates: 'The chosen records have no dates.',
      notShifted: (undated, withoutDay) => {
        const day = withoutDay === 0 ? [] : [`${withoutDay} without an exact day`];
        const date = undated === 0 ? [] : [`${undated} without dates`];
        return `Not shifted: ${[...day, ...date].join(', ')}.`;
      },
      unchanged: 'The chosen records have this value already.',
      apply: 'Apply',
      remove: 'Delete',
    },
    moving: {
      help: 'Ctrl+Enter picks the row up. The arrow keys move it, Enter or Space drops it, Escape puts it back. Alt with an arrow key moves it without picking it up.',
      pickedUp: (name, position, count) => `Picked up: ${name}, ${position} of ${count}.`,
      movedTo: (name, position, count) => `${name}: ${position} of ${count}.`,
      dropped: (name, position, count) => `Dropped: ${name}, ${position} of ${count}.`,
      cancelled: (name) => `Cancelled, ${name} is where it was.`,
    },
  },
};
