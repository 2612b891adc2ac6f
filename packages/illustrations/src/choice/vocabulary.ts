/**
 * Features of the landscape that records mention, the most telling first: when a sentence mentions several, the first
 * of them is illustrated.
 */
export const features = [
  'bridge',
  'drawings',
  'monastery',
  'gorge',
  'village',
  'fort',
  'town',
  'station',
  'lake',
  'glacier',
  'oasis',
  'nomads',
  'stupa',
  'dunes',
  'forest',
  'valley',
  'plain',
  'river',
  'steppe',
  'desert',
  'mountains',
] as const;
export type Feature = (typeof features)[number];

/** The words of one language. Cyrillic has no word boundaries in regular expressions, so that stems are used. */
export interface Vocabulary {
  readonly words: Readonly<Record<Feature, RegExp>>;
  /** What precedes a feature that is absent or elsewhere: 'no river', 'beyond the gorge'. At the end of the text. */
  readonly elsewhere: RegExp;
  /** Sentences and clauses about another place. */
  readonly otherPlace: RegExp;
  /** There is no water here. */
  readonly dry: RegExp;
  /** Snow lies on the ground. */
  readonly snow: RegExp;
}

export const english: Vocabulary = {
  words: {
    bridge: /\b(?<!ice )bridge\b/gi,
    drawings: /\b(boulder|rock)s? with (ancient )?(drawings|ibex)/gi,
    monastery: /\b(monastery|gompa|lamasery|convent|datsan|küren|khit)\b/gi,
    gorge: /\b(gorge|defile|side glen)\b/gi,
    village:
      /\b(villages?|hamlet|settlement|fort-like houses|half-ruined houses|six houses|farms|suburb|bazaar)\b/gi,
    fort: /\b(fort(?!-like)|fortress|castles?|stronghold)\b/gi,
    lake: /\b(?<!great )(lakes?|nor|tsho|tso|nuur|salt pits)\b/gi,
    glacier: /\bglacier\b/gi,
    oasis: /\b(oasis|orchards|poplar grove|garden|fields)\b/gi,
    town: /\b(town|city)\b/gi,
    nomads: /\b(nomads?|ail|encampment|settlers from|kirghiz tent|camp of the [\w ]*kirghiz)\b/gi,
    station:
      /\b(relay station|station|rest-house|langar|örtang|serai|stone hut|mud houses|(frontier|military|government|relay|chinese) (frontier )?post|outpost)\b/gi,
    stupa: /\b(stupas?|suburgan)\b/gi,
    dunes: /\b(dunes|sands?)\b/gi,
    forest: /\b(forest|thickets)\b/gi,
    valley: /\b(valley|vale|hollow|meadows)\b/gi,
    river:
      /\b(rivers?|streams?|brook|ford(ed)?|ferry|ferrying|rafts|confluence|indus|brahmaputra|tsangpo|jhelum|sindh|shyok|karakash|teesta|irtysh|selenga|tola|katun|yangtze|muzart|konche-darya|müren|river bank|swampy)\b/gi,
    steppe: /\bsteppe\b/gi,
    desert: /\b(desert|gravel|stony plain|tamarisk)\b/gi,
    plain: /\b(plain|plateau|upland)\b/gi,
    mountains: /\b(mountains|foothills|low hills|ridges)\b/gi,
  },
  elsewhere:
    /\b(no|not|without|never|beyond|past|after|before|short of|left|almost|towards?|opposite|land of|edge of|foot of|limit of|planned|hunters?)( [\w’-]+){0,6} $/i,
  otherPlace:
    /^\W*(beyond it|beyond,|next day|the next|on the way|not far|some .* past|at the next|the night before|the night was spent|here the column left|from here|a direct)|\b(ahead|never came here|was forbidden|would lie|near by|nearby)\b/i,
  dry: /\b(bed was dry|waterless|had no water|well had dried up|no water)\b/i,
  snow: /\b(deep (in )?snow|snow-blocked|snowy|melting snow|in snow|blizzard|snowstorm|snow fell|buried|in mist and snow|snow camps)\b/i,
};

export const russian: Vocabulary = {
  words: {
    bridge: /(?<!ледян[а-яё]+ )мост(?!ам|ик)/gi,
    drawings: /(валун|камень) с рисунк|древними рисунками/gi,
    monastery: /монастыр|дацан|гомпа|курен/gi,
    gorge: /ущель|теснин|лощин/gi,
    village:
      /селени|посёл|деревн|деревуш|аул|хутор|предмест|базар|домов-крепост|шесть домов|полуразрушенных домов/gi,
    fort: /крепост(?!ей)|(?<![а-яё])(замка|замков|замок)(?![а-яё])/gi,
    lake: /(?<!больших )(озер|озёр)|-нор(?![а-яё])|-цо(?![а-яё])|соляными ямами/gi,
    glacier: /ледник/gi,
    oasis: /оазис|сады|тополёв|саду|пол(я|ями|ям)(?![а-яё])/gi,
    town: /город(?!ск)/gi,
    nomads: /кочевь|юрт|аил(?![а-яё])/gi,
    station: /станци|постоял|лянгар|сарай|каменная хижина|глинобитн|пост(?![а-яё])|форпост/gi,
    stupa: /(?<![а-яё])ступ[аыуе]|субурган/gi,
    dunes: /барханы|пески|песков/gi,
    forest: /(?<![а-яё])лес(а|у|ом|ов)?(?![а-яё])|зарослями/gi,
    valley: /долин|котловин|впадин|луг[аов]/gi,
    river:
      /рек[аиуеой]|речк|ручей|ручь|брод|паром|плотах|слияни|(?<![а-яё])Инд[ауе]?(?![а-яё])|брахмапутр|цангпо|шайок|каракаш|катун|иртыш|селенг|янцзы|музарт|толой|толы/gi,
    steppe: /степ[ьи]/gi,
    desert: /пустын|щебн|галечн|тамариск/gi,
    plain: /равнин|плато|нагорь/gi,
    mountains: /горах|предгорь|холмах|хребтами/gi,
  },
  elsewhere:
    /(?<![а-яё])(без|не|нет|за|после|до|перед|мимо|краю|напротив|земля|почти|подножи[яюе])( [а-яё-]+){0,4} $/i,
  otherPlace:
    /^\s*(дальше|за ним|за ней|на следующ|по дороге|накануне|ночь перед|отсюда|рядом|неподалёку)|впереди|не была|запретили|поблизости/i,
  dry: /безводн|(русло|колод[а-яё]+)[а-яё ]* (сух|пересох)|не было воды|без воды/i,
  snow: /глубок[а-яё]+ снег|завал[а-яё]+ снегом|заснежен|тающ|снегу|метел|метель|пург|буран[а-яё, ]+снег|снег(?=[,.]| и)/i,
};
