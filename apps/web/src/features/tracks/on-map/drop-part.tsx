import { useEffect, useEffectEvent, useState } from 'react';
import { useTab } from '../../../lib/map-url/use-tab.ts';
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx';
import { tracksTabCode } from '../tracks-tab-code.ts';

const DropHint = lazyOptional(async () => (await import('./drop-hint.tsx')).DropHint);

/** Receives files that are dropped anywhere on the page with the map, and shows a hint while they are dragged. */
export function DropPart() {
  const [, openTab] = useTab();
  const [isDragging, setIsDragging] = useState(false);
  const onDrop = useEffectEvent((files: readonly File[]) => {
    openTab(tracksTabCode);
    void addFiles(files);
  });
  useEffect(() => {
    const end = (): void => setIsDragging(false);
    const listeners: Readonly<Record<string, (event: DragEvent) => void>> = {
      dragover(event) {
        if (!hasFiles(event)) return;
        // Without this the browser would open the file in place of the page.
        event.preventDefault();
        setIsDragging(true);
      },
      dragleave(event) {
        // Other events of this kind are movements from one element to another.
        if (event.relatedTarget === null) end();
      },
      drop(event) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        end();
        onDrop([...(event.dataTransfer?.files ?? [])]);
      },
    };
    const entries = Object.entries(listeners);
    for (const [name, listener] of entries) window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of entries) window.removeEventListener(name, listener as EventListener);
    };
  }, []);
  return isDragging ? <DropHint /> : null;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

async function addFiles(files: readonly File[]): Promise<void> {
  (await import('../import/import-files.ts')).importFiles(files);
}
