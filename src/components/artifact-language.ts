/** The language in which a content is written, as it would stand after a fence: by its media type, or else by the ending of its title. */
export function artifactLanguage(mediaType: string | undefined, title: string): string | undefined {
  const type = mediaType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const named = /^(?:text|application|image)\/(?:x-)?(?:[a-z0-9.-]+\+)?([a-z0-9#+-]+)$/.exec(type)?.[1];
  if (named !== undefined && named !== 'plain' && named !== 'octet-stream') return named;
  return /\.([a-z0-9+#]{1,12})$/i.exec(title)?.[1];
}
