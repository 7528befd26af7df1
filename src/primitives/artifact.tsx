'use client';
import { createContext, use, useMemo, useState, type ComponentPropsWithRef } from 'react';
import { Primitive } from '@radix-ui/react-primitive';
import { readTime, useArtifact } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import type { Artifact, ArtifactRevision } from '../schema/index.js';
import { composeHandlers } from './compose-handlers.js';
import { downloadText } from './download-text.js';
import { visibleText } from './json-text.js';

interface ArtifactContextValue {
  readonly artifact: Artifact;
  readonly revision: ArtifactRevision | undefined;
  readonly chooseRevision: (revisionId: string) => void;
  /** The revision that the other one is compared with. `undefined` where nothing is compared. */
  readonly base: ArtifactRevision | undefined;
  /** Compares with a revision, or with none. */
  readonly compareWith: (revisionId: string | undefined) => void;
}

const ArtifactContext = createContext<ArtifactContextValue | undefined>(undefined);

export interface ArtifactRootProps extends ComponentPropsWithRef<typeof Primitive.div> {
  /** The key of the artifact, or the id that its session gave it. Nothing renders until it comes. */
  readonly artifactId: string;
  readonly revisionId?: string | undefined;
  /** The revision to show first. Without it the artifact's own choice, which is the last one if it makes none. */
  readonly defaultRevisionId?: string | undefined;
  readonly onRevisionIdChange?: ((revisionId: string) => void) | undefined;
  /** The revision that the one looked at is compared with; the empty text for none. */
  readonly baseId?: string | undefined;
  /** The revision to compare with first. Default: none. */
  readonly defaultBaseId?: string | undefined;
  readonly onBaseIdChange?: ((revisionId: string | undefined) => void) | undefined;
}

/** Holds one artifact and the revision that is looked at. Renders a `<div>` with the role `group`. `data-kind` is the kind, `data-state` is `current` or `older`, `data-comparing` stands where two revisions are compared. */
export function ArtifactRoot({
  artifactId,
  revisionId,
  defaultRevisionId,
  onRevisionIdChange,
  baseId,
  defaultBaseId,
  onBaseIdChange,
  ...props
}: ArtifactRootProps) {
  const artifact = useArtifact(artifactId)?.value;
  const [chosen, choose] = useState<string>();
  const [chosenBase, chooseBase] = useState(defaultBaseId);
  const wanted = revisionId ?? chosen ?? defaultRevisionId;
  const wantedBase = baseId ?? chosenBase;
  const value = useMemo(() => {
    if (artifact === undefined) return undefined;
    const current = findRevision(artifact, artifact.currentRevisionId) ?? artifact.revisions.at(-1);
    const chooseRevision = (id: string): void => {
      choose(id);
      onRevisionIdChange?.(id);
    };
    const compareWith = (id: string | undefined): void => {
      chooseBase(id);
      onBaseIdChange?.(id);
    };
    const revision = findRevision(artifact, wanted) ?? current;
    const found = findRevision(artifact, wantedBase);
    return { artifact, current, revision, chooseRevision, base: found === revision ? undefined : found, compareWith };
  }, [artifact, wanted, onRevisionIdChange, wantedBase, onBaseIdChange]);
  if (value === undefined) return null;
  const { title, kind } = value.artifact;
  return (
    <ArtifactContext value={value}>
      <Primitive.div
        role="group"
        aria-label={visibleText(title)}
        data-kind={kind}
        data-state={value.revision === value.current ? 'current' : 'older'}
        data-comparing={value.base === undefined ? undefined : ''}
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
      {props.children ?? visibleText(artifact.title)}
    </Primitive.span>
  );
}

/** Chooses a revision. Renders a `<select>`; nothing where there is only one. */
export function ArtifactRevisions(props: Omit<ComponentPropsWithRef<typeof Primitive.select>, 'value' | 'children'>) {
  const { artifact, revision, chooseRevision } = useArtifactContext('ArtifactRevisions');
  const { text } = useMessages();
  if (artifact.revisions.length < 2) return null;
  return (
    <Primitive.select
      aria-label={text('artifact.revisions')}
      {...props}
      value={revision?.revisionId}
      onChange={composeHandlers(props.onChange, (event) => chooseRevision(event.currentTarget.value))}
    >
      {artifact.revisions.map((each, index) => (
        <option key={each.revisionId} value={each.revisionId}>
          <RevisionName revision={each} number={index + 1} />
        </option>
      ))}
    </Primitive.select>
  );
}

/** Chooses the revision to compare with. Renders a `<select>`; nothing where no other revision has its content at hand. */
export function ArtifactBase(props: Omit<ComponentPropsWithRef<typeof Primitive.select>, 'value' | 'children'>) {
  const { artifact, revision, base, compareWith } = useArtifactContext('ArtifactBase');
  const { text } = useMessages();
  const isOther = (each: ArtifactRevision): boolean => each !== revision && each.content !== undefined;
  if (revision?.content === undefined || !artifact.revisions.some(isOther)) return null;
  return (
    <Primitive.select
      aria-label={text('artifact.compare')}
      {...props}
      value={base?.revisionId ?? ''}
      onChange={composeHandlers(props.onChange, ({ currentTarget: { value } }) => compareWith(value === '' ? undefined : value))}
    >
      <option value="">{text('artifact.compareWithNone')}</option>
      {artifact.revisions.map((each, index) =>
        isOther(each) ? (
          <option key={each.revisionId} value={each.revisionId}>
            {text('artifact.compareWith', { number: index + 1 })}
          </option>
        ) : null,
      )}
    </Primitive.select>
  );
}

function RevisionName({ revision: { label, createdAt }, number }: { readonly revision: ArtifactRevision; readonly number: number }) {
  const { text, format } = useMessages();
  const at = readTime(createdAt);
  const words = [text('artifact.revision', { number }), visibleText(label ?? ''), at === undefined ? '' : format.clock(at)];
  return words.filter((word) => word !== '').join(' · ');
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
