'use client';
import { createContext, use } from 'react';
import type { UrlPolicy } from './url-policy.js';

const UrlPolicyContext = createContext<UrlPolicy>({});

/** Says what an agent's links and pictures may do below it. Renders nothing of its own. */
export const UrlPolicyProvider = UrlPolicyContext;

/** The policy of the nearest provider; without one, links lead anywhere by http, https and mailto, and nothing loads unasked. */
export function useUrlPolicy(): UrlPolicy {
  return use(UrlPolicyContext);
}
