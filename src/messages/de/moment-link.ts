/** Words of links to a moment. */
export const momentLink = {
  'observer.link.dismiss': 'Den Link vergessen',
  'observer.link.unreadable':
    'Der Link in der Adresse der Seite lässt sich nicht lesen. Er wurde gekürzt, oder eine andere Version hat ihn geschrieben. Kopieren Sie ihn neu.',
  'observer.link.awaited':
    'Der Augenblick, zu dem der Link führt, ist hier nicht angekommen. Sobald er kommt, wird er gezeigt; vielleicht steht er in einer Aufzeichnung, die Sie öffnen können.',
  'observer.link.let-go':
    'Der Augenblick, zu dem der Link führt, wurde losgelassen, um Speicher zu sparen. Öffnen Sie eine Aufzeichnung, die ihn enthält.',
  'observer.link.missing': 'Diese Aufzeichnung enthält den Augenblick nicht, zu dem der Link führt. Öffnen Sie die, die ihn enthält.',
} as const;
