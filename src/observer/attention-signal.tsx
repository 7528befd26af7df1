'use client';
import { useEffect } from 'react';
import { useAttentionCount, useTitleBadge } from '../hooks/index.js';

export interface AttentionSignalProps {
  /** Hears how many questions and approvals wait for a person: at first, and when that changes. */
  readonly onAttentionChange?: ((count: number) => void) | undefined;
  /** Puts that number before the title of the page. Default `false`. */
  readonly titleBadge?: boolean | undefined;
}

/** Tells the page how much waits for a person. Renders nothing. */
export function AttentionSignal({ onAttentionChange, titleBadge = false }: AttentionSignalProps) {
  const count = useAttentionCount();
  useTitleBadge(titleBadge ? count : 0);
  useEffect(() => onAttentionChange?.(count), [onAttentionChange, count]);
  return null;
}
