import type { ExportedRoute } from '@cae-map/route-export/exported-route';
import { exportFileName } from '@cae-map/route-export/file-name';
import { loadFormat } from '@cae-map/route-export/load-format';
import type { FormatId } from '@cae-map/route-export/route-format';
import { useRef, useState } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { logWarning } from '../../lib/log.ts';
import { useLineType } from '../../lib/options/line-type.ts';
import { createContent, endTitles } from './export-content.ts';
import { exportMessages } from './messages/index.ts';
import { collectPictures, noPictures } from './pictures/collect-pictures.ts';
import { listPictures } from './pictures/list-pictures.ts';

/** The pictures that have been loaded of those that the file will contain. */
export interface ExportProgress {
  readonly done: number;
  readonly all: number;
}

/** The result of an export, as messages. */
export interface ExportOutcome {
  readonly isFailure: boolean;
  readonly messages: readonly string[];
}

/** An export: its progress, null while none is running, the outcome of the last one, and its actions. */
export interface Exporting {
  readonly progress: ExportProgress | null;
  readonly outcome: ExportOutcome | null;
  readonly start: (route: ExportedRoute, formatId: FormatId) => Promise<void>;
  readonly cancel: () => void;
}

/** Writes the route in a format and saves the file. The outcome is shown in the dialog, since notices are behind it. */
export function useExport(): Exporting {
  const { language, messages } = useLanguage(exportMessages);
  const lineType = useLineType();
  const expedition = useExpedition();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null);
  const running = useRef<AbortController | null>(null);
  const { routeExport } = messages;

  const start = async (route: ExportedRoute, formatId: FormatId): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const showProgress = (now: ExportProgress): void => {
      if (running.current === controller) setProgress(now);
    };
    showProgress({ done: 0, all: 0 });
    setOutcome(null);
    try {
      const format = await loadFormat(formatId);
      const listed =
        format.hasPictures && expedition ? listPictures(expedition, route.stops, language, messages) : [];
      const collected =
        listed.length === 0 ? noPictures : await collectPictures(listed, controller.signal, showProgress);
      if (controller.signal.aborted) return;
      const content = createContent(route, { language, messages, lineType, origin: window.location.origin });
      const fileName = exportFileName(...endTitles(route, language), route.choice.zoom, format.extension);
      saveFile(format.write({ ...content, pictures: collected.pictures }), fileName, format.mediaType);
      setOutcome({
        isFailure: false,
        messages: [
          routeExport.saved(fileName),
          ...(collected.failed > 0 ? [routeExport.picturesFailed(collected.failed)] : []),
          ...(collected.leftOut > 0 ? [routeExport.picturesLeftOut(collected.leftOut)] : []),
        ],
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      logWarning(`the export failed: ${String(error)}`);
      setOutcome({ isFailure: true, messages: [routeExport.failed] });
    } finally {
      if (running.current === controller) {
        running.current = null;
        setProgress(null);
      }
    }
  };

  const cancel = (): void => {
    if (running.current === null) return;
    running.current.abort();
    running.current = null;
    setProgress(null);
    setOutcome({ isFailure: false, messages: [routeExport.cancelled] });
  };
  return { progress, outcome, start, cancel };
}
