'use client';
import { useState, type DragEvent, type DragEventHandler } from 'react';

/** What the host does on its own when something is dragged over the panel. */
export interface HostDragHandlers {
  readonly onDragOver?: DragEventHandler<HTMLDivElement> | undefined;
  readonly onDragLeave?: DragEventHandler<HTMLDivElement> | undefined;
  readonly onDrop?: DragEventHandler<HTMLDivElement> | undefined;
}

/** Lets a file be dropped on the panel. What a part of it, or the host, takes for itself is left to them. */
export function useFileDrop(onFile: (file: File) => void, host: HostDragHandlers) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent<HTMLDivElement>): void => {
        host.onDragOver?.(event);
        if (event.defaultPrevented || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent<HTMLDivElement>): void => {
        host.onDragLeave?.(event);
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false); // what is dragged over is a node
      },
      onDrop: (event: DragEvent<HTMLDivElement>): void => {
        host.onDrop?.(event);
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (event.defaultPrevented || file === undefined) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}
