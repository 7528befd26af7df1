import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';
import './page.css';

export const metadata = { title: 'Next.js: from a snapshot', icons: 'data:,' };

// oxlint-disable-next-line import/no-default-export
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
