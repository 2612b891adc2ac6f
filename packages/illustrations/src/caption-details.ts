import type { MotifName } from './choice/motif-names.ts';
import type { Season } from './choice/season.ts';
import type { Layer, Scene, TreeName } from './scene/scene.ts';

/** A detail of an illustration in both languages, for an enumeration: 'yurts', 'юрты'. */
export type Detail = readonly [en: string, ru: string];

const motifDetails: Readonly<Partial<Record<MotifName, Detail>>> = {
  camels: ['a camel caravan', 'караван верблюдов'],
  yaks: ['a yak caravan', 'караван яков'],
  horses: ['a horse caravan', 'конный караван'],
  riders: ['riders', 'всадники'],
  cart: ['horse-drawn carts', 'конные повозки'],
  cars: ['motor cars', 'автомобили'],
  'wild-yaks': ['wild yaks', 'дикие яки'],
  antelopes: ['antelopes', 'антилопы'],
  sheep: ['a flock of sheep', 'отара овец'],
  tents: ['tents', 'палатки'],
  'black-tents': ['black tents of herders', 'чёрные шатры кочевников'],
  gers: ['yurts', 'юрты'],
  fire: ['a camp fire', 'костёр'],
  chorten: ['a stupa', 'ступа'],
  chortens: ['a row of stupas', 'ряд ступ'],
  suburgan: ['a white stupa', 'белый субурган'],
  'mani-wall': ['a mani wall', 'стена с мани'],
  flags: ['prayer flags', 'молитвенные флаги'],
  'flag-line': ['a line of prayer flags', 'верёвки с флагами'],
  'stone-heap': ['a heap of stones', 'груда камней'],
  cairn: ['a cairn', 'каменная пирамида'],
  ovoo: ['a cairn', 'обо'],
  'standing-stones': ['standing stones', 'стоячие камни'],
  'tibetan-house': ['flat-roofed houses', 'дома с плоскими крышами'],
  'mud-village': ['mud houses', 'глинобитные дома'],
  mazar: ['a domed shrine', 'мазар под куполом'],
  minaret: ['minarets', 'минареты'],
  'town-gate': ['a gate tower', 'надвратная башня'],
  'mongol-temple': ['temple roofs', 'крыши храмов'],
  bungalow: ['a white bungalow', 'белое бунгало'],
  cabins: ['log houses', 'бревенчатые дома'],
  church: ['a church', 'церковь'],
  haystacks: ['haystacks', 'стога сена'],
  raft: ['a ferry', 'паром'],
  steamer: ['a steamship', 'пароход'],
  riverboat: ['a paddle steamer', 'колёсный пароход'],
  junk: ['junks', 'джонки'],
  shikara: ['boats', 'лодки'],
  lighthouse: ['a lighthouse', 'маяк'],
  'hanging-bridge': ['a suspension bridge', 'висячий мост'],
  'wood-bridge': ['a wooden bridge', 'деревянный мост'],
  boulder: ['boulders', 'валуны'],
  reeds: ['reeds', 'камыши'],
  cone: ['a snow-capped volcano', 'снежный вулкан'],
  pagoda: ['a pagoda', 'пагода'],
  'arch-ruin': ['ruins', 'развалины'],
};

/** Trees, by season where it changes them. */
const treeDetails: Readonly<
  Partial<Record<TreeName, Readonly<Partial<Record<Season, Detail>> & { default: Detail }>>>
> = {
  poplar: {
    winter: ['bare poplars', 'голые тополя'],
    autumn: ['golden poplars', 'золотые тополя'],
    default: ['poplars', 'тополя'],
  },
  willow: {
    winter: ['bare willows', 'голые ивы'],
    autumn: ['yellow willows', 'жёлтые ивы'],
    default: ['willows', 'ивы'],
  },
  larch: { autumn: ['golden larches', 'золотые лиственницы'], default: ['larches', 'лиственницы'] },
  birch: { autumn: ['yellow birches', 'жёлтые берёзы'], default: ['birches', 'берёзы'] },
  spruce: { default: ['spruces', 'ели'] },
  deodar: { default: ['deodars', 'гималайские кедры'] },
  palm: { default: ['palms', 'пальмы'] },
  saxaul: { default: ['saxaul', 'саксаул'] },
  blossom: { spring: ['trees in blossom', 'цветущие деревья'], default: ['gardens', 'сады'] },
  maple: { autumn: ['red maples', 'красные клёны'], default: ['maples', 'клёны'] },
  broadleaf: { default: ['groves', 'рощи'] },
};

function detailOf(layer: Layer, scene: Scene): Detail | null {
  switch (layer.kind) {
    case 'motif':
      return motifDetails[layer.motif] ?? null;
    case 'grove': {
      const tree = treeDetails[layer.tree];
      return tree?.[scene.season] ?? tree?.default ?? null;
    }
    case 'river':
      return layer.bends > 1.6 ? ['a winding river', 'извилистая река'] : ['a river', 'река'];
    case 'water':
      return layer.surface === 'ice' ? ['ice', 'лёд'] : null;
    case 'dunes':
      return ['sand dunes', 'пески'];
    case 'mesa':
      return ['table mountains', 'столовые горы'];
    case 'cloud-sea':
      return ['clouds in the valleys', 'облака в долинах'];
    case 'plain':
      return layer.cover === 'snow'
        ? ['snow', 'снег']
        : layer.cover === 'fields'
          ? ['fields', 'поля']
          : layer.cover === 'flowers'
            ? ['meadows', 'луга']
            : layer.cover === 'stones'
              ? ['stony ground', 'каменистая земля']
              : null;
    case 'peaks':
      return layer.height > 330 && layer.snow > 0.5 ? ['a high snow peak', 'высокая снежная вершина'] : null;
    case 'ridge':
    case 'track':
    case 'glacier':
    case 'slope':
    case 'foreground':
    case 'frame':
    case 'mist':
    case 'falling':
    case 'birds':
      return null;
  }
}

/** The ground, which is named only when little else is shown. */
const groundKinds: ReadonlySet<Layer['kind']> = new Set<Layer['kind']>(['plain']);

const ranks: readonly Layer['kind'][] = [
  'motif',
  'river',
  'water',
  'grove',
  'cloud-sea',
  'mesa',
  'dunes',
  'peaks',
  'plain',
];

/** The details that an illustration shows: first the objects, then the ground, each once. */
export function listDetails(scene: Scene): { readonly objects: Detail[]; readonly ground: Detail[] } {
  const collect = (kinds: readonly Layer['kind'][]): Detail[] =>
    kinds
      .flatMap((kind) => scene.layers.filter((layer) => layer.kind === kind))
      .flatMap((layer) => {
        const detail = detailOf(layer, scene);
        return detail ? [detail] : [];
      })
      .filter(([en], index, all) => all.findIndex(([other]) => other === en) === index);
  return {
    objects: collect(ranks.filter((kind) => !groundKinds.has(kind))),
    ground: collect([...groundKinds]),
  };
}
