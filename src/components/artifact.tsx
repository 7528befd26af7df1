'use client';
import { memo } from 'react';
import { useArtifact } from '../hooks/index.js';
import { Code, Database, Download, FileText, ImageIcon, Package } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import {
  ArtifactBase,
  ArtifactDownload,
  ArtifactRevisions,
  ArtifactRoot,
  ArtifactTitle,
  useArtifactContext,
  type ArtifactRootProps,
} from '../primitives/index.js';
import { ArtifactContent } from './artifact-content.js';
import { classNames } from './class-names.js';
import { IconCopyButton } from './icon-copy-button.js';
import { MissingRecord } from './missing-record.js';

export type ArtifactProps = Omit<ArtifactRootProps, 'asChild' | 'children'>;

/** Something that an agent made, by revisions, each to be compared with another. Nothing of it is ever run. Renders a `<div>` with the role `group`. `data-kind` is the kind. */
export const Artifact = memo(function Artifact({ artifactId, className, ...props }: ArtifactProps) {
  const isKnown = useArtifact(artifactId) !== undefined;
  const { text } = useMessages();
  if (!isKnown) return <MissingRecord id={artifactId}>{text('artifact.missing')}</MissingRecord>;
  return (
    <ArtifactRoot {...props} artifactId={artifactId} className={classNames('oddkin-artifact', className)}>
      <div className="oddkin-artifact-head">
        <KindIcon />
        <ArtifactTitle className="oddkin-artifact-title" />
        <ArtifactRevisions className="oddkin-artifact-revisions" />
        <ArtifactBase className="oddkin-artifact-revisions" />
        <Tools />
      </div>
      <ArtifactContent />
    </ArtifactRoot>
  );
});

function KindIcon() {
  const { kind } = useArtifactContext().artifact;
  const { text } = useMessages();
  const Icon = icons[kind];
  return <Icon className="oddkin-artifact-kind" size={16} strokeWidth={1.75} role="img" aria-label={text(`artifact.kind.${kind}`)} />;
}

const icons = { code: Code, document: FileText, image: ImageIcon, data: Database, other: Package } as const;

function Tools() {
  const { revision } = useArtifactContext();
  const { text } = useMessages();
  if (revision?.content === undefined) return null;
  return (
    <span className="oddkin-artifact-tools">
      <IconCopyButton value={revision.content} label={text('artifact.copy')} />
      <ArtifactDownload className="oddkin-icon-button" title={text('artifact.download')} aria-label={text('artifact.download')}>
        <Download size={14} strokeWidth={1.75} aria-hidden />
      </ArtifactDownload>
    </span>
  );
}
