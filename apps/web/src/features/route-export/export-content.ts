import type { ContentLanguage, PathGrouping } from '@cae-map/contract/enumerations';
import { pathGroupings } from '@cae-map/contract/enumerations';
import { formatStayDates } from '@cae-map/expedition/dates/format-dates';
import { getTitle, textIn } from '@cae-map/expedition/texts/titles';
import type { Place } from '@cae-map/expedition/to-expedition';
import type { ExportedLeg, ExportedRoute } from '@cae-map/route-export/exported-route';
import type { ExportContent, ExportTexts, LegStyle } from '@cae-map/route-export/route-format';
import { lineClasses } from '@cae-map/expedition/map-features/line-classes';
import { findLineStyle } from '../../map/style/line-types.ts';
import type { exportMessages } from './messages/index.ts';
import type { MessagesOf } from '../../lib/language/define-messages.ts';

export type ExportMessages = MessagesOf<typeof exportMessages>;

interface ContentOptions {
  readonly language: ContentLanguage;
  readonly messages: ExportMessages;
  /** What the colours of the lines represent. */
  readonly lineType: PathGrouping;
  /** The URL of the site, which the file names as its origin. */
  readonly origin: string;
}

/** The titles of the first and the last exported stop. */
export function endTitles({ stops }: ExportedRoute, language: ContentLanguage): readonly [string, string] {
  const title = (stop: Place | undefined): string =>
    stop === undefined ? '' : getTitle(stop.record, language);
  return [title(stops[0]), title(stops.at(-1))];
}

/** The content of a file: the route, its texts in the language of the page, and the colours of the map by day. */
export function createContent(route: ExportedRoute, options: ContentOptions): ExportContent {
  return { route, texts: createTexts(route, options), legStyles: legStyles(options.lineType) };
}

function createTexts(route: ExportedRoute, { language, messages, origin }: ContentOptions): ExportTexts {
  const { file } = messages.routeExport;
  return {
    language,
    name: file.name(...endTitles(route, language)),
    description: file.description(origin),
    sections: messages.sections,
    undated: file.undated,
    describeStop: (stop) => describeStop(stop, language, messages),
    describeLeg: (leg) => describeLeg(leg, messages),
  };
}

function describeStop({ record }: Place, language: ContentLanguage, messages: ExportMessages): string {
  const { file } = messages.routeExport;
  const source = textIn(record, 'location_reference', language).text;
  return joinLines([
    formatStayDates(record, language) ?? file.undated,
    textIn(record, 'notes', language).text,
    file.accuracy(messages.accuracy[record.accuracy_level]),
    source === '' ? '' : file.source(source),
  ]);
}

function describeLeg({ to, source }: ExportedLeg, messages: ExportMessages): string {
  const { file } = messages.routeExport;
  const { go_by, path_ref_req, path_ref_req_info } = to.record;
  return joinLines([
    messages.transport[go_by ?? 'unknown'],
    file.lines[source],
    path_ref_req ? file.unclear(path_ref_req_info) : '',
  ]);
}

function joinLines(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}

/** The styles of a leg by every line type, the chosen one first. */
function legStyles(lineType: PathGrouping): ExportContent['legStyles'] {
  const others = pathGroupings.filter((grouping) => grouping !== lineType);
  return ({ to }) => {
    const classes = lineClasses(to);
    const style = (grouping: PathGrouping): LegStyle => ({
      lineType: grouping,
      value: classes[grouping],
      colour: findLineStyle(grouping, classes[grouping], 'light').core,
    });
    return [style(lineType), ...others.map(style)];
  };
}
