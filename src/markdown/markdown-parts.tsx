import type { ComponentProps, ComponentType, MouseEvent, ReactNode } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { InlineCode } from './markdown-extensions.js';

/** What stands for the parts of Markdown that need words, looks or a policy. Hold it in one constant: a new object mounts all text anew. */
export interface MarkdownParts {
  /** A link as it was written; nothing has judged its URL yet. */
  readonly Link: ComponentType<{ readonly href: string; readonly children: ReactNode }>;
  /** A picture as it was written; nothing has judged its URL yet. */
  readonly Picture: ComponentType<{ readonly src: string; readonly alt: string }>;
  /** `language` is the first word after the fence. */
  readonly CodeBlock: ComponentType<{ readonly code: string; readonly language: string | undefined }>;
  readonly Table: ComponentType<{ readonly children: ReactNode }>;
  readonly Citation: ComponentType<{ readonly sourceId: string }>;
  readonly TaskBox: ComponentType<{ readonly isDone: boolean }>;
}

/** The parser's elements, each with the part that stands for it. */
export function elementsFor({ Link, Picture, CodeBlock, Table, Citation, TaskBox }: MarkdownParts): Components {
  return {
    a: ({ node, href = '', children, ...props }) =>
      node?.properties['dataFootnoteRef'] !== undefined || node?.properties['dataFootnoteBackref'] !== undefined ? (
        <FootnoteLink {...props} href={href}>
          {children}
        </FootnoteLink>
      ) : (
        <Link href={href}>{children}</Link>
      ),
    img: ({ src, alt = '' }) => <Picture src={typeof src === 'string' ? src : ''} alt={alt} />,
    pre: ({ node }) => <CodeBlock {...readCode(node)} />,
    table: ({ children }) => <Table>{children}</Table>,
    cite: ({ node }) => <Citation sourceId={String(node?.properties['dataSourceId'])} />,
    input: ({ checked }) => <TaskBox isDone={checked === true} />,
    code: ({ className, children }) => <InlineCode className={className}>{children}</InlineCode>,
  };
}

function readCode(pre: ExtraProps['node']): { readonly code: string; readonly language: string | undefined } {
  const [code] = pre?.children ?? [];
  if (code?.type !== 'element') return { code: '', language: undefined };
  const text = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const classes = Array.isArray(code.properties['className']) ? code.properties['className'] : [];
  const language = classes.map(String).find((name) => name.startsWith('language-'));
  return { code: text.replace(/\n$/, ''), language: language?.slice('language-'.length) };
}

/** Leads to the footnote, or back, without touching the address of the page, which may be a route of the host's. */
function FootnoteLink({ href, children, ...props }: ComponentProps<'a'> & { readonly href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    const root = event.currentTarget.getRootNode();
    const target = 'getElementById' in root ? (root as Document | ShadowRoot).getElementById(decodeId(href.slice(1))) : null; // those two have it
    if (target === null) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'nearest' });
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
