import type { russian } from './ru.ts';

const megabyte = 1_000_000;
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export const english: typeof russian = {
  openData: {
    heading: 'Open data',
    intro:
      'Everything that the map is made of: stops, legs, texts, people, sources and the catalogue of pictures, as files for other programs. Use them freely and name the project.',
    all: 'Download everything as one archive',
    size: (bytes) =>
      bytes < megabyte
        ? `${number.format(Math.max(1, Math.round(bytes / 1000)))} kB`
        : `${number.format(bytes / megabyte)} MB`,
    version: (version, date) => `Version ${version}, last change: ${date}`,
    unavailable:
      'The sizes of the files are not known at the moment: the server is busy. The files can be downloaded anyway.',
    contents: 'What is here',
    rows: (count) => `Records: ${number.format(count)}`,
    moreFormats: 'Maps and catalogues',
    formats: {
      csv: 'CSV',
      geojson: 'GeoJSON',
      json: 'JSON',
      kml: 'KML',
      'linked-places': 'Linked Places',
      iiif: 'IIIF',
      about: 'Description',
    },
    files: {
      kmlRu: 'The route as KML in Russian',
      kmlEn: 'The route as KML in English',
      kmlUse: 'for Google Earth, QGIS and navigation',
      linkedPlaces: 'The places in Linked Places Format',
      linkedPlacesUse: 'for the World Historical Gazetteer and Peripleo',
      iiif: 'The IIIF collection of the pictures',
      iiifUse: 'for Mirador, Universal Viewer and other viewers; only what may be passed on',
      dataPackage: 'The description of the tables',
      dataPackageUse: 'a Frictionless Data Package with a schema of each table',
      roCrate: 'The description of the data set',
      roCrateUse: 'RO-Crate for data repositories',
    },
    licences: 'Licences by part',
    licenceParts: {
      records: 'Places, legs, people, sources',
      texts: 'Texts',
      drawings: 'Drawings for this site',
      pictures: 'Paintings and photographs',
    },
    licenceTerms: {
      records: 'CC BY 4.0: use them freely, name the project.',
      texts:
        'The chronicle of the project is CC BY 4.0. The rights of each book are in the table of books; the texts of books that may not be passed on are not in the files.',
      drawings: 'CC BY 4.0. They are neither documents nor photographs.',
      pictures:
        'The descriptions are CC BY 4.0. There is a file only if the licence of the picture allows to pass it on; the table of pictures names it.',
    },
    noClaim:
      'The data are not complete and may contain mistakes. How precise each position and each date is, is stated.',
    citing: 'How to cite',
    citation: (version, url) =>
      `The CAE Map contributors. CAE Map open data: the Roerichs’ Central Asian expedition${version === null ? '' : `. Version ${version}`}. ${url}`,
    copyCitation: 'Copy the citation',
    citationCopied: 'The citation is copied',
    verifying: 'How to verify',
    verifyIntro:
      'The archive is the same to the byte on every machine with the same records and the same key. It contains the sums of all files and an Ed25519 signature.',
    sums: 'The sums of the files, in the unpacked folder:',
    signature: 'The signature, with OpenSSL 3:',
    tool: 'All of it with one command, including a check of the tables, in the folder of the project:',
    key: 'Public key',
    fingerprint: 'Fingerprint of the key (SHA-256):',
    archiveSum: 'Sum of the archive (SHA-256):',
    dictionary: 'Data dictionary',
    dictionaryIntro: 'The fields of all tables. An empty value means that it is not known.',
    field: 'Field',
    type: 'Type',
    meaning: 'What it is',
    types: {
      integer: 'whole number',
      number: 'number',
      string: 'text',
      boolean: 'yes or no',
      date: 'date',
      array: 'list',
    },
    required: 'required',
    refersTo: (table) => `id in the table “${table}”`,
    about: 'About the project',
    sources: 'Sources',
  },
};
