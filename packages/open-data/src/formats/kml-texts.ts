import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { LineSource } from '@cae-map/route-export/exported-route';
import type { ExportTexts } from '@cae-map/route-export/route-format';

interface KmlTexts extends Pick<ExportTexts, 'name' | 'description' | 'sections' | 'undated'> {
  readonly lines: Readonly<Record<LineSource, string>>;
}

/** The texts of the KML files. */
export const kmlTexts: Readonly<Record<ContentLanguage, KmlTexts>> = {
  ru: {
    name: 'Центрально-Азиатская экспедиция Рерихов',
    description: 'Стоянки и переходы по открытым данным CAE Map. Часть положений и линий приблизительна.',
    sections: {
      precae: 'Путь в Индию',
      indiancae: 'Индия',
      cae: 'Центральная Азия',
      manchuriaexp: 'Маньчжурия',
      other: 'Вне частей',
    },
    undated: 'Без даты',
    lines: {
      recorded: 'Линия проведена по источникам',
      inferred: 'Линия выведена из рельефа',
      straight: 'Путь между стоянками не известен: прямая',
    },
  },
  en: {
    name: 'The Roerichs’ Central Asian expedition',
    description: 'Stops and legs from the open data of CAE Map. Some positions and lines are approximate.',
    sections: {
      precae: 'Journey to India',
      indiancae: 'India',
      cae: 'Central Asia',
      manchuriaexp: 'Manchuria',
      other: 'Outside the sections',
    },
    undated: 'Undated',
    lines: {
      recorded: 'The line is drawn from sources',
      inferred: 'The line is inferred from the terrain',
      straight: 'The way between the stops is not known: a straight line',
    },
  },
};
