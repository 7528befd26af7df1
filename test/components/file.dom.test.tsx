import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { File, JsonView, Picture, UrlPolicyProvider } from '@oddkin/ai';

const png = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(100)}`;
const part = { type: 'file', id: 'a' } as const;

afterEach(cleanup);

describe('a file', () => {
  it.each([
    ['image/png', 'image'],
    ['AUDIO/ogg', 'audio'],
    ['video/mp4; codecs=x', 'video'],
    ['application/pdf', 'pdf'],
    ['application/zip', 'archive'],
    ['application/vnd.oddkin+json', 'code'],
    ['text/plain', 'text'],
    ['text/html', 'code'],
    ['', 'other'],
    ['constructor', 'other'],
  ])('of the type %j is of the kind %s', (mediaType, kind) => {
    render(<File part={{ ...part, name: 'a', mediaType }} />);
    expect(document.querySelector('.oddkin-file')?.getAttribute('data-kind')).toBe(kind);
  });

  it('shows a name that turns the direction of writing round as what it is', () => {
    render(<File part={{ ...part, name: 'invoice\u202etxt.exe', mediaType: '' }} />);
    expect(document.querySelector('bdi')?.textContent).toBe('invoice\\u202etxt.exe');
  });

  it('makes no element of what is not to be loaded, on the server neither', () => {
    for (const mediaType of ['image/png', 'audio/ogg', 'video/mp4', 'application/pdf', 'text/html']) {
      const html = renderToString(<File part={{ ...part, name: 'a', mediaType, url: 'https://evil.example/leak?q=SECRET' }} />);
      expect(html).not.toMatch(/<(?:img|audio|video|source|link|iframe|object|embed)\b/);
    }
  });

  it('asks once, and again after it could not be loaded', () => {
    render(<File part={{ ...part, name: 'walk.mp4', mediaType: 'video/mp4', url: 'https://films.example/walk.mp4' }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Load film from films.example' }));
    const film = document.querySelector('video');
    expect(film?.getAttribute('src')).toBe('https://films.example/walk.mp4');
    if (film !== null) fireEvent.error(film);
    fireEvent.click(screen.getByRole('button', { name: 'It could not be loaded. Try again' }));
    expect(document.querySelector('video')).not.toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://a.example/b', '//evil.example/a.mp4'])(
    'with the address %j tells why it is refused',
    (url) => {
      render(<File part={{ ...part, name: 'a', mediaType: 'video/mp4', url }} />);
      expect(document.querySelector('.oddkin-player')?.getAttribute('data-state')).toBe('refused');
      expect(document.querySelector('video, a')).toBeNull();
    },
  );
});

describe('a picture that stands in the address itself', () => {
  it('is shown when asked for', () => {
    render(<Picture src={png} alt="dot" />);
    expect(document.querySelector('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'dot Show picture' }));
    expect(screen.getByRole('img', { name: 'dot' }).getAttribute('src')).toBe(png);
  });

  it('is shown at once, or never, where the host says so', () => {
    const { rerender } = render(
      <UrlPolicyProvider value={{ inlineImages: true }}>
        <Picture src={png} alt="dot" />
      </UrlPolicyProvider>,
    );
    expect(document.querySelector('img')).not.toBeNull();
    rerender(
      <UrlPolicyProvider value={{ inlineImages: false }}>
        <Picture src={png} alt="dot" />
      </UrlPolicyProvider>,
    );
    expect(document.querySelector('img, button')).toBeNull();
  });
});

describe('a picture in JSON', () => {
  it.each([png, png.slice('data:image/png;base64,'.length)])('is known by its bytes, and shown by its key', (value) => {
    render(<JsonView value={{ shot: value }} />);
    expect(document.querySelector('img')).toBeNull();
    const item = screen.getByRole('treeitem', { name: /shot/ });
    fireEvent.keyDown(item, { key: 'Enter' });
    expect(screen.getByRole('img', { name: /PNG picture/ }).getAttribute('src')).toBe(png);
  });

  it.each(['data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+'.padEnd(90, 'A'), `iVBORw0KGgo${'<'.repeat(100)}`, 'a'.repeat(200)])(
    'is nothing but text where it is none: %s',
    (value) => {
      render(<JsonView value={[value]} />);
      expect(document.querySelector('img, .oddkin-picture-ask')).toBeNull();
    },
  );
});
