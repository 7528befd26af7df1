'use client';
import { ObserverPanel } from '@oddkin/ai';
import { useSearchParams } from 'next/navigation';

export function Live() {
  return <ObserverPanel url={useSearchParams().get('bridge') ?? 'ws://127.0.0.1:4747/observe'} />;
}
