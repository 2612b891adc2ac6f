export const russian = {
  recordPage: {
    breadcrumbs: 'Вы здесь',
    cite: 'Как сослаться',
    copy: 'Скопировать ссылку',
    copied: 'Библиографическая ссылка скопирована',
    formats: 'В других форматах',
    formatNames: { json: 'JSON', geojson: 'GeoJSON', bib: 'BibTeX', ris: 'RIS' },
    copyBibtex: 'Скопировать BibTeX',
    copyRis: 'Скопировать RIS',
    licence: 'Лицензия:',
    licenceName: 'Creative Commons «С указанием авторства» 4.0',
  },
};
