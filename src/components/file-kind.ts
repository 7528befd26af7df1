/** What a file is, as far as its looks go. */
export type FileKind = 'image' | 'audio' | 'video' | 'pdf' | 'archive' | 'code' | 'text' | 'other';

/** The kind of a media type. What a file says of itself is no proof: it chooses an icon and how a person may ask for it. */
export function fileKind(mediaType: string): FileKind {
  const type = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  const family = type.split('/')[0];
  if (family === 'image' || family === 'audio' || family === 'video') return family;
  if (type === 'application/pdf') return 'pdf';
  if (/^application\/(?:zip|gzip|x-(?:tar|gzip|7z-compressed|rar-compressed|bzip2|xz)|zstd)$/.test(type)) return 'archive';
  if (/^(?:application|text)\/(?:.*\+)?(?:json|xml|javascript|typescript|html|css|yaml|x-[a-z]*(?:python|sh|script|c|java))$/.test(type))
    return 'code';
  return family === 'text' ? 'text' : 'other';
}
