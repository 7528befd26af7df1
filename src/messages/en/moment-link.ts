/** Words of links to a moment. */
export const momentLink = {
  'observer.link.dismiss': 'Forget the link',
  'observer.link.unreadable': 'The link in the page’s address can’t be read. It was cut, or another version wrote it. Copy it anew.',
  'observer.link.awaited':
    'The moment to which the link leads has not come here. It is gone to as soon as it comes; it may be in a recording that you can open.',
  'observer.link.let-go': 'The moment to which the link leads was let go to bound the memory. Open a recording that holds it.',
  'observer.link.missing': 'This recording does not hold the moment to which the link leads. Open the one that does.',
} as const;
