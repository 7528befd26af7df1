/** Words of the conditions on which the panel stops. */
export const stops = {
  'observer.stops.none': 'No condition yet. When a frame fits one, the panel stays behind that frame, while more go on arriving.',
  'observer.stops.what': 'When a frame fits one of these, the panel stays behind that frame, while more go on arriving.',
  'observer.stops.notKept': 'They hold until the page is left: this browser lets it store no more.',
  'observer.stops.filter': 'Stop at a frame that fits this filter',
  'observer.stops.pointer': 'Only when another value than before stands at this path of the frame',
  'observer.stops.hint': 'One of the two is enough. The filter is in the language of the panel’s own, and speaks of frames on the wire.',
  'observer.stops.add': 'Add',
  'observer.stops.close': 'Close',
  'observer.stops.remove': 'Remove {condition}',
  'observer.stops.stopped': 'Stopped by',
  'observer.stops.frame': 'Frame {position}',
  'observer.stops.goOn': 'Go on',
  'observer.stops.switchOff': 'Switch it off',
} as const;
