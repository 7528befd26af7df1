'use client';
import { startTransition, useEffect, useState } from 'react';

/** False at first, true once what is more urgent has been shown. */
export function useIsDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}
