import { suggestions } from './hear.js';
import type { Mind } from './mind.js';

/** Offers what a person can choose and say. */
export function offer({ voice }: Mind): void {
  voice.put('oddkin.ai.model-option', {
    id: 'cautious',
    label: 'Cautious',
    description: 'Looks about every three steps, goes round cracked floor, and asks about one urn and one statue on each floor.',
    capabilities: ['looks', 'listens'],
    available: true,
  });
  voice.put('oddkin.ai.model-option', {
    id: 'bold',
    label: 'Bold',
    description: 'Walks faster, looks about less, trusts cracked floor, and asks to break whatever it finds.',
    capabilities: ['walks fast'],
    available: true,
  });
  voice.put('oddkin.ai.model-option', {
    id: 'sleepless',
    label: 'Sleepless',
    description: 'Would never rest.',
    available: false,
    reason: 'There is not enough lamp oil for it.',
  });
  for (const suggestion of suggestions) voice.put('oddkin.ai.suggestion', suggestion);
}
