import type { ReactNode } from 'react';
import type { MarkerIcon } from '@cae-map/expedition/dates/stays';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useOptions } from '../../lib/options/options-store.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './map-key.module.css';
import {
  ContoursSample,
  GlacierSample,
  MountainSample,
  PeakSample,
  SaltFlatSample,
} from './ground-samples.tsx';
import {
  AheadSample,
  ArrowSample,
  BadgeSample,
  CircleSample,
  ColumnsSample,
  HighlightSample,
  InferredSample,
  PinSample,
  RingsSample,
  SkylineSample,
  StayBarsSample,
  TransportSample,
  sampleTransports,
} from './map-key-samples.tsx';
import { mapKeyMessages } from './messages/index.ts';
import { DiscSample, LevelsSample } from './accuracy-samples.tsx';
import { HeatSample, LongestStays } from './heat-key.tsx';
import { LineLegend } from './line-legend.tsx';

interface MapKeyProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const icons: readonly MarkerIcon[] = ['long-stay', 'stayed-tonight', 'passed-by', 'pass', 'off-expedition'];

/** The dialog that explains all symbols of the map and the strips of the journey scale. */
export function MapKey({ isOpen, onClose }: MapKeyProps) {
  const { messages } = useLanguage(mapKeyMessages);
  const { mapKey } = messages;
  const isHeatmapShown = useOptions((options) => options.showHeatmap);
  return (
    <Dialog title={mapKey.title} closeLabel={mapKey.close} isOpen={isOpen} onClose={onClose} help="map">
      {isOpen && (
        <>
          <Group heading={mapKey.route}>
            <LineLegend />
            <dl className={styles.entries}>
              <Entry sample={<ArrowSample />}>{mapKey.direction}</Entry>
              <Entry sample={<InferredSample />}>{mapKey.inferred}</Entry>
              <Entry sample={<HighlightSample />}>{mapKey.highlight}</Entry>
              <Entry sample={<AheadSample />}>{mapKey.ahead}</Entry>
            </dl>
          </Group>
          <Group heading={mapKey.stops}>
            <dl className={styles.entries}>
              <Entry sample={<RingsSample />}>{mapKey.ring}</Entry>
              <Entry sample={<CircleSample />}>{mapKey.circle}</Entry>
              <Entry sample={<PinSample />}>{mapKey.pin}</Entry>
              {icons.map((icon) => (
                <Entry key={icon} sample={<BadgeSample icon={icon} />}>
                  {mapKey.stays[icon]}
                </Entry>
              ))}
            </dl>
            <p className={styles.hint}>{mapKey.staysHint}</p>
          </Group>
          <Group heading={messages.accuracyKey.heading}>
            <dl className={styles.entries}>
              <Entry sample={<DiscSample isLimit />}>{messages.accuracyKey.limit}</Entry>
              <Entry sample={<DiscSample isLimit={false} />}>{messages.accuracyKey.open}</Entry>
              <Entry sample={<LevelsSample />}>{messages.accuracyKey.levels}</Entry>
            </dl>
            <p className={styles.hint}>{messages.accuracyKey.hint}</p>
          </Group>
          {isHeatmapShown && (
            <Group heading={messages.heatKey.heading}>
              <dl className={styles.entries}>
                <Entry sample={<HeatSample />}>{messages.heatKey.colours}</Entry>
              </dl>
              <LongestStays />
            </Group>
          )}
          <Group heading={mapKey.ground}>
            <dl className={styles.entries}>
              <Entry sample={<MountainSample />}>{mapKey.mountains}</Entry>
              <Entry sample={<ContoursSample />}>{mapKey.contours}</Entry>
              <Entry sample={<PeakSample />}>{mapKey.peak}</Entry>
              <Entry sample={<GlacierSample />}>{mapKey.glacier}</Entry>
              <Entry sample={<SaltFlatSample />}>{mapKey.saltFlat}</Entry>
            </dl>
          </Group>
          <Group heading={mapKey.scale}>
            <p className={styles.hint}>{mapKey.scaleHint}</p>
            <dl className={styles.entries}>
              <Entry sample={<SkylineSample />}>{mapKey.skyline}</Entry>
              <Entry sample={<ColumnsSample />}>{mapKey.columns}</Entry>
              <Entry sample={<StayBarsSample />}>{mapKey.stayBars}</Entry>
              <Entry sample={<TransportSample transport="land" />}>
                {`${mapKey.transports} ${mapKey.transportKinds.land}`}
              </Entry>
              {sampleTransports.map((transport) => (
                <Entry key={transport} sample={<TransportSample transport={transport} />}>
                  {mapKey.transportKinds[transport]}
                </Entry>
              ))}
            </dl>
          </Group>
        </>
      )}
    </Dialog>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}

function Entry({ sample, children }: { readonly sample: ReactNode; readonly children: string }) {
  return (
    <div>
      <dt>{sample}</dt>
      <dd>{children}</dd>
    </div>
  );
}
