'use client';
import { Attention } from '../components/index.js';

/** Every open question and approval of every session. */
export function AttentionRegion() {
  return <Attention className="oddkin-observer-attention" />;
}
