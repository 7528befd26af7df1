'use client';
import { createContext } from 'react';
import type { SourcePart } from '../schema/index.js';

/** The sources of the message, numbered by their place. */
export const SourcesContext = createContext<readonly SourcePart[]>([]);
