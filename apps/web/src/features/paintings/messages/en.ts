import { plural } from '../../../lib/language/plural.ts';
import { paintingForms } from '../../../lib/language/english/forms.ts';
import type { russian } from './ru.ts';

export const english: typeof russian = {
  paintings: {
    heading: 'Paintings',
    intro:
      'Paintings made on the expedition or after it: what is known about each, and the place it belongs to.',
    withoutPictures: 'We have no images of the paintings yet, so each is shown as a catalogue card.',
    search: 'Title or place',
    stop: 'Place',
    year: 'Year',
    museum: 'Museum or collection',
    any: 'all',
    grouping: 'Group',
    groupings: { stop: 'by place', year: 'by year', museum: 'by museum' },
    submit: 'Show',
    filter: 'Filter',
    activeFilters: (count) => `${count} ${count === 1 ? 'filter is' : 'filters are'} active`,
    unknown: { stop: 'Place unknown', year: 'Year unknown', museum: 'Collection not recorded' },
    shown: (count, all) =>
      count === all ? `${all} ${plural('en', all, paintingForms)}` : `Showing ${count} of ${all}`,
    reset: 'Show all',
    showOnMap: 'Show the places on the map',
    onMap: 'paintings',
    nothing: 'No paintings match. Remove a filter or check the spelling.',
    wholeList: 'Show all paintings',
    record: (id) => `record ${id}`,
    pages: 'Pages of the catalogue',
    pageTitle: (page) => `Paintings, page ${page}`,
    description: (count) =>
      `The catalogue of the expedition’s paintings (${count}): year, museum or collection, and place on the map.`,
  },
};
