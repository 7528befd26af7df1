import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { Link, UrlPolicyProvider } from '@oddkin/ai';

afterEach(cleanup);

describe('a link', () => {
  it('opens elsewhere without telling where it was opened from, and names its host', () => {
    render(<Link href="https://example.test/a">a page</Link>);
    const link = screen.getByRole('link', { name: 'a page' });
    expect(link).toHaveProperty('rel', 'noopener noreferrer');
    expect(link).toHaveProperty('target', '_blank');
    expect(link.getAttribute('data-host')).toBe('example.test');
    expect(link.getAttribute('title')).toBe('https://example.test/a');
  });

  it.each([
    ['https://bank.example.com/login', 'https://evil.example/login', 'evil.example'],
    ['www.bank.com', 'https://evil.example', 'evil.example'],
    ['see bank.co.uk now', 'https://evil.example:8443', 'evil.example:8443'],
    ['paypal.com', 'https://p\u0430ypal.com', 'xn--pypal-4ve.com'],
  ])('that reads %j and leads to %j shows that it leads to %s', (words, href, host) => {
    render(<Link href={href}>{words}</Link>);
    expect(document.querySelector('.oddkin-link-host')?.textContent).toBe(` (${host})`);
  });

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['example.com', 'https://www.example.com/'],
    ['readme.md', 'https://example.com/readme.md'],
    ['the docs of node.js', 'https://nodejs.org'],
    ['an apple', 'https://apple.com'],
  ])('that reads %j and leads to %j has nothing to add', (words, href) => {
    render(<Link href={href}>{words}</Link>);
    expect(document.querySelector('.oddkin-link-host')).toBeNull();
  });

  it('that is refused leaves its words, the reason, and the address for whoever looks', () => {
    render(<Link href="javascript:alert(1)">press</Link>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.body.textContent).toBe('press (not a link: its kind of address is not allowed)');
    expect(document.querySelector('.oddkin-link-refused')?.getAttribute('title')).toBe('javascript:alert(1)');
  });

  it('leads only to the origins that the host names', () => {
    render(
      <UrlPolicyProvider value={{ linkOrigins: ['https://example.test'] }}>
        <Link href="https://evil.example">a</Link>
      </UrlPolicyProvider>,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });
});
