'use client';
import { useMemo } from 'react';
import type { SchemaVerdict } from '../schema/index.js';
import { useToolCallCheck } from './use-tool-call-check.js';

/** Whether a value fits a schema that is known at run time only. `undefined` without a schema, and until what checks it is loaded. */
export function useValueCheck(value: unknown, schema: object | undefined): SchemaVerdict | undefined {
  const check = useToolCallCheck(schema !== undefined);
  return useMemo(() => (schema === undefined ? undefined : check?.checkValue(value, schema)), [check, value, schema]);
}
