import { useEffect, useState } from 'react';
import { loadGerman, type Catalogue } from '../messages/index.js';

/**
 * The words that are shipped for a language beside English, loaded when it is asked for. `undefined` until the first are there, so that nothing is shown in English first;
 * those of the language before while another loads.
 */
export function useLanguage(locale: string | undefined): Catalogue | undefined {
  const language = locale?.split('-')[0] === 'de' ? 'de' : 'en';
  const [loaded, setLoaded] = useState<Catalogue | undefined>(language === 'en' ? english : undefined);
  useEffect(() => {
    let isWanted = true;
    const words = language === 'de' ? loadGerman() : Promise.resolve(english);
    const take = (next: Catalogue): void => {
      if (isWanted) setLoaded(next);
    };
    void words.then(take, () => take(english));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded;
}

// What a catalogue lacks is English.
const english: Catalogue = {};
