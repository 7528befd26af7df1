import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import { ObserverPanel, de } from '@oddkin/ai';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

// The address says which bridge to watch, in which language and direction.
const { searchParams } = new URL(location.href);
const locale = searchParams.get('locale') ?? 'en';
document.documentElement.dir = searchParams.get('dir') ?? 'ltr';
document.documentElement.lang = locale;

createRoot(document.getElementById('panel') as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);

/** The panel, which a person may close and open again. */
function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        panel
      </button>
      {isOpen ? (
        <ObserverPanel
          url={searchParams.get('url') ?? ''}
          locale={locale}
          messages={locale === 'de' ? de : undefined}
          defaultRegion="attention"
          titleBadge
        />
      ) : null}
    </>
  );
}
