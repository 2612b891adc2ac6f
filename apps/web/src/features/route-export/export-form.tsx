import { selectRoute, type ExportedRoute } from '@cae-map/route-export/exported-route';
import { formatIds, type FormatId } from '@cae-map/route-export/route-format';
import { IconArrowsDownUp } from '@tabler/icons-react';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useShownPlaces } from '../../lib/options/shown-places.ts';
import { RoundButton } from '../../ui/controls/round-button.tsx';
import styles from './export-form.module.css';
import { ExportSummary } from './export-summary.tsx';
import { exportMessages } from './messages/index.ts';
import { PlacePicker } from './place-picker.tsx';
import type { Exporting } from './use-export.ts';

/** The ends of the main route: the departure from Darjeeling and the return. */
const initialEnds = { fromId: 5, toId: 151 } as const;
const zooms = { least: 4, most: 20 } as const;
const noPlaces = [] as const;

/** The names of the formats, which are not translated. */
const formatNames: Readonly<Record<FormatId, string>> = {
  kml: 'KML',
  geojson: 'GeoJSON',
  gpx: 'GPX',
  csv: 'CSV',
  kmz: 'KMZ',
};

/** The choice of the ends, the level of detail and the format. */
export function ExportForm({ exporting }: { readonly exporting: Exporting }) {
  const { messages } = useLanguage(exportMessages);
  const { routeExport } = messages;
  const [ends, setEnds] = useState<{ readonly fromId: number; readonly toId: number }>(initialEnds);
  const [zoom, setZoom] = useState<number>(zooms.most);
  const [formatId, setFormatId] = useState<FormatId>('kml');
  const { places, chosen, route } = useChosenRoute(ends, zoom);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (route !== null && route.stops.length > 0 && exporting.progress === null)
      void exporting.start(route, formatId);
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <div className={styles.ends}>
        <PlacePicker
          label={routeExport.from}
          places={places}
          placeId={chosen.fromId}
          onChange={(fromId) => setEnds({ ...chosen, fromId })}
        />
        <RoundButton
          label={routeExport.swap}
          icon={IconArrowsDownUp}
          iconSize={18}
          onClick={() => setEnds({ fromId: chosen.toId, toId: chosen.fromId })}
        />
        <PlacePicker
          label={routeExport.to}
          places={places}
          placeId={chosen.toId}
          onChange={(toId) => setEnds({ ...chosen, toId })}
        />
      </div>
      <ZoomField zoom={zoom} onChange={setZoom} />
      <FormatField formatId={formatId} onChange={setFormatId} />
      <ExportSummary choice={{ ...chosen, zoom }} route={route} exporting={exporting} />
    </form>
  );
}

interface ChosenRoute {
  readonly places: ExportedRoute['stops'];
  /** The ends; 0 for one that is not among the places. */
  readonly chosen: { readonly fromId: number; readonly toId: number };
  /** Null while the expedition loads. */
  readonly route: ExportedRoute | null;
}

/** The places to choose from, and the route of the choice. Places that the operator does not show cannot be chosen. */
function useChosenRoute({ fromId, toId }: { fromId: number; toId: number }, zoom: number): ChosenRoute {
  const expedition = useExpedition();
  const shownIds = useShownPlaces();
  const places = useMemo(
    () =>
      expedition?.path.filter(
        ({ id, record }) => record.minzoom > 0 && (shownIds.length === 0 || shownIds.includes(id)),
      ) ?? noPlaces,
    [expedition, shownIds],
  );
  return useMemo(() => {
    const find = (id: number): number => (places.some((place) => place.id === id) ? id : 0);
    const chosen = { fromId: find(fromId), toId: find(toId) };
    return {
      places,
      chosen,
      route: expedition === null ? null : selectRoute(expedition, { ...chosen, zoom }),
    };
  }, [expedition, places, fromId, toId, zoom]);
}

interface ZoomFieldProps {
  readonly zoom: number;
  readonly onChange: (zoom: number) => void;
}

function ZoomField({ zoom, onChange }: ZoomFieldProps) {
  const { messages } = useLanguage(exportMessages);
  const { routeExport } = messages;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {routeExport.zoom}: <span>{routeExport.zoomValue(zoom)}</span>
      </label>
      <input
        id={id}
        type="range"
        min={zooms.least}
        max={zooms.most}
        step={1}
        value={zoom}
        aria-valuetext={routeExport.zoomValue(zoom)}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {routeExport.zoomHint}
      </p>
    </div>
  );
}

interface FormatFieldProps {
  readonly formatId: FormatId;
  readonly onChange: (formatId: FormatId) => void;
}

function FormatField({ formatId, onChange }: FormatFieldProps) {
  const { messages } = useLanguage(exportMessages);
  const { routeExport } = messages;
  const id = useId();
  return (
    <fieldset className={styles.formats}>
      <legend>{routeExport.format}</legend>
      {formatIds.map((each) => (
        <div key={each} className={styles.format}>
          <input
            id={`${id}-${each}`}
            aria-describedby={`${id}-${each}-use`}
            type="radio"
            name={`${id}-format`}
            value={each}
            checked={each === formatId}
            onChange={() => onChange(each)}
          />
          <label htmlFor={`${id}-${each}`}>
            {each === 'kmz' ? routeExport.withPictures(formatNames[each]) : formatNames[each]}
          </label>
          <p id={`${id}-${each}-use`} className={styles.hint}>
            {routeExport.formatUses[each]}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
