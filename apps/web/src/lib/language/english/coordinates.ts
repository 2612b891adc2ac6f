/** Why a text in a field for coordinates has no position. */
export const coordinatesFailures = {
  empty: 'Enter coordinates or a link.',
  'too-long': 'This text is too long to be coordinates or the link of a map.',
  'url-without-position':
    'The link contains no coordinates. Open a short link in a browser and copy the full address.',
  'out-of-range': 'There is no such place: latitudes are from −90 to 90°, longitudes from −180 to 180°.',
  unreadable: 'This does not look like coordinates or a link. Example: 34.15, 77.58',
};
