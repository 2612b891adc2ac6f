import type { russian } from './ru.ts';

export const english: typeof russian = {
  recordPage: {
    breadcrumbs: 'You are here',
    cite: 'How to cite',
    copy: 'Copy citation',
    copied: 'Citation copied',
    formats: 'In other formats',
    formatNames: { json: 'JSON', geojson: 'GeoJSON', bib: 'BibTeX', ris: 'RIS' },
    copyBibtex: 'Copy BibTeX',
    copyRis: 'Copy RIS',
    licence: 'Licence:',
    licenceName: 'Creative Commons Attribution 4.0',
  },
};
