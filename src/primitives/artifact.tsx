'use client';
import { createContext, use, useMemo, useState, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { readTime, useArtifact } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import type { Artifact, ArtifactRevision } from '../schema/index.js';
import { composeHandlers } from './compose-handlers.js';
import { downloadText } from './download-text.js';

interface ArtifactContextValue {
  readonly artifact: Artifact;
  readonly revision: ArtifactRevision | undefined;
  readonly chooseRevision: (revisionId: string) => void;
}

const ArtifactContext = createContext<ArtifactContextValue | undefined>(undefined);

export interface ArtifactRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The key of the artifact, or the id that its session gave it. Nothing renders until it comes. */
  readonly artifactId: string;
  readonly revisionId?: string | undefined;
  /** The revision to show first. Without it the artifact's own choice, which is the last one if it makes none. */
  readonly defaultRevisionId?: string | undefined;
  readonly onRevisionIdChange?: ((revisionId: string) => void) | undefined;
}

/** Holds one artifact and the revision that is looked at. Renders a `<div>` with the role `group`. `data-kind` is the kind, `data-state` is `current` or `older`. */
export function ArtifactRoot({ artifactId, revisionId, defaultRevisionId, onRevisionIdChange, ...props }: ArtifactRootProps) {
  const artifact = useArtifact(artifactId)?.value;
  const [chosen, choose] = useState<string>();
  const wanted = revisionId ?? chosen ?? defaultRevisionId;
  const value = useMemo(() => {
    if (artifact === undefined) return undefined;
    const current = findRevision(artifact, artifact.currentRevisionId) ?? artifact.revisions.at(-1);
    const chooseRevision = (id: string): void => {
      choose(id);
      onRevisionIdChange?.(id);
    };
    return { artifact, current, revision: findRevision(artifact, wanted) ?? current, chooseRevision };
  }, [artifact, wanted, onRevisionIdChange]);
  if (value === undefined) return null;
  const { title, kind } = value.artifact;
  return (
    <ArtifactContext value={value}>
      <Primitive.div
        role="group"
        aria-label={title}
        data-kind={kind}
        data-state={value.revision === value.current ? 'current' : 'older'}
        {...props}
      />
    </ArtifactContext>
  );
}

/** The artifact that the nearest `ArtifactRoot` holds, for parts of one's own. Throws outside of it. */
export function useArtifactContext(part = 'useArtifactContext'): ArtifactContextValue {
  const value = use(ArtifactContext);
  if (value === undefined)
    throw new Error(`${part} was used outside ArtifactRoot. It has no artifact to show. Put it inside <ArtifactRoot artifactId={…}>.`);
  return value;
}

/** The title. Renders a `<span>`. */
export function ArtifactTitle(props: ComponentPropsWithRef<typeof Primitive.span>) {
  const { artifact } = useArtifactContext('ArtifactTitle');
  return (
    <Primitive.span dir="auto" {...props}>
      {props.children ?? artifact.title}
    </Primitive.span>
  );
}

/** Chooses a revision. Renders a `<select>`; nothing where there is only one. */
export function ArtifactRevisions(props: Omit<ComponentPropsWithRef<typeof Primitive.select>, 'value' | 'children'>) {
  const { artifact, revision, chooseRevision } = useArtifactContext('ArtifactRevisions');
  const { text, format } = useMessages();
  if (artifact.revisions.length < 2) return null;
  return (
    <Primitive.select
      aria-label={text('artifact.revisions')}
      {...props}
      value={revision?.revisionId}
      onChange={composeHandlers(props.onChange, (event) => chooseRevision(event.currentTarget.value))}
    >
      {artifact.revisions.map(({ revisionId, label, createdAt }, index) => {
        const at = readTime(createdAt);
        const words = [text('artifact.revision', { number: index + 1 }), label, at === undefined ? undefined : format.clock(at)];
        return (
          <option key={revisionId} value={revisionId}>
            {words.filter((word) => word !== undefined && word !== '').join(' · ')}
          </option>
        );
      })}
    </Primitive.select>
  );
}

/** Saves the revision as a file, exactly as it came. Renders a `<button>`; nothing where its content is not at hand. */
export function ArtifactDownload(props: ComponentPropsWithRef<typeof Primitive.button>) {
  const { artifact, revision } = useArtifactContext('ArtifactDownload');
  const { text } = useMessages();
  const content = revision?.content;
  if (content === undefined) return null;
  return (
    <Primitive.button
      type="button"
      {...props}
      onClick={composeHandlers(props.onClick, () => downloadText(artifact.title, artifact.mediaType, content))}
    >
      {props.children ?? text('artifact.download')}
    </Primitive.button>
  );
}

function findRevision(artifact: Artifact, id: string | undefined): ArtifactRevision | undefined {
  return id === undefined ? undefined : artifact.revisions.find(({ revisionId }) => revisionId === id);
}
