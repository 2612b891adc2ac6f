/** Everything that can stand in a landscape, by the family that draws it. */
export const motifNames = [
  'camels', 'horses', 'yaks', 'cart', 'cars', 'train', 'riders',
  'steamer', 'riverboat', 'raft', 'junk', 'shikara',
  'tents', 'black-tents', 'gers', 'fire',
  'chorten', 'chortens', 'mani-wall', 'flags', 'flag-line', 'cairn', 'ovoo', 'suburgan', 'standing-stones', 'torii',
  'gompa', 'dzong', 'ladakh-village', 'leh-palace', 'tibetan-house', 'mongol-temple',
  'mud-village', 'mazar', 'town-gate', 'minaret', 'watchtower', 'mud-fort', 'caves', 'arch-ruin',
  'cabins', 'church', 'river-town', 'chinese-gate', 'pagoda', 'great-wall', 'chinese-roofs',
  'shikhara', 'gopuram', 'mausoleum', 'ghats', 'hill-fort', 'gateway', 'cottages', 'bungalow', 'domed-city', 'huts',
  'new-york', 'paris', 'berlin', 'marseille', 'moscow', 'port', 'lighthouse', 'pyramids', 'bund', 'seattle',
  'hanging-bridge', 'wood-bridge', 'boulder', 'sheep', 'antelopes', 'wild-yaks', 'reeds', 'tea', 'steam', 'haystacks', 'cone', 'carved-rock',
] as const;

export type MotifName = (typeof motifNames)[number];
