import tokensCss from '../../src/styles/tokens.css?raw';
import { bothThemes, readTokens, type Token } from './read-tokens.js';

/** Every token with its default, read from the stylesheet itself, and what it looks like. */
export function TokenTable() {
  return (
    <div className="docs-tokens sb-unstyled">
      {readTokens(tokensCss).map(({ title, tokens }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Default</th>
                <th scope="col">Looks</th>
              </tr>
            </thead>
            <tbody>
              {tokens.map((token) => (
                <tr key={token.name}>
                  <td>
                    <code>{token.name}</code>
                  </td>
                  <td>{bothThemes(token.value).filter(isFirst).join(' / ')}</td>
                  <td>
                    <Swatch {...token} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function Swatch({ name, value }: Token) {
  if (value.startsWith('light-dark('))
    return bothThemes(value).map((colour, index) => <Colour key={index === 0 ? 'light' : 'dark'} colour={colour} />);
  const own = `var(${name}, var(${name}-default))`;
  if (name.includes('-space-')) return <span className="docs-swatch-bar" style={{ inlineSize: own }} />;
  if (name.includes('-radius-')) return <span className="docs-swatch" style={{ borderRadius: own }} />;
  if (name.includes('-size-')) return <span style={{ fontSize: own }}>Aa</span>;
  if (name.includes('-font')) return <span style={{ fontFamily: own }}>look_around 0123</span>;
  return null;
}

function Colour({ colour }: { readonly colour: string }) {
  return <span className="docs-swatch" style={{ background: colour }} />;
}

function isFirst(value: string, index: number, values: readonly string[]): boolean {
  return values.indexOf(value) === index;
}
