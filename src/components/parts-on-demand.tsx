'use client';
import { Suspense, use, useState, type ComponentType } from 'react';
import { useIsHydrated } from '../hooks/index.js';
import { createOnDemand, showOnce } from '../on-demand/index.js';
import { markdownOnDemand } from './markdown-on-demand.js';

/** What a tool call opens to. */
export const ToolCallDetails = served(() => import('./tool-call-content.js').then((module) => module.ToolCallDetails));

/** JSON as a tree, where a message holds some. */
export const JsonTree = served(() => import('./json-view.js').then((module) => module.JsonView));

export const ArtifactPart = served(() => import('./artifact.js').then((module) => module.Artifact));

export const ApprovalPart = served(() => import('./approval.js').then((module) => module.Approval));

/** Files, pictures among them, and what plays sound and films. */
export const FilePart = served(() => import('./file.js').then((module) => module.File));

/**
 * Loads what messages show beyond plain text: what reads Markdown, and what shows tool calls, artifacts, approvals, files and JSON. It is otherwise asked
 * for when the first provider or text is mounted. Await it where all has to be there from the first moment: before `renderToString` on a server,
 * before a test, or before the first paint of a page that has it in its bundle. Rejects where something could not be loaded; another call tries again.
 */
export async function preloadParts(): Promise<void> {
  await markdownOnDemand.load();
  await Promise.all([ToolCallDetails, ApprovalPart, ArtifactPart, FilePart, JsonTree].map(({ preload }) => preload()));
}

/** As `loadOnce`, and on a server that can wait, and where a browser takes over what it rendered, it is waited for. */
function served<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = createOnDemand(load);
  const LoadedOnce = showOnce(part);
  return Object.assign(Part, { preload: LoadedOnce.preload });

  function Part(props: Props) {
    const isHydrated = useIsHydrated();
    const [isServed] = useState(!isHydrated);
    // As it was known at first, so that it stays the same element.
    const [Known] = useState(() => part.state().value);
    if (!isServed) return <LoadedOnce {...props} />;
    return <Suspense>{Known === undefined ? <WhenLoaded {...props} /> : <Known {...props} />}</Suspense>;
  }

  function WhenLoaded(props: Props) {
    const Loaded = use(part.load());
    return <Loaded {...props} />;
  }
}
