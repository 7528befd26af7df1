/**
 * What runs in the frame, which holds nothing but what is written here. A text, so that no bundler adds to it what the frame does not have. The
 * page's origin is unknown to a frame without one, and nothing that it tells is secret.
 */
export const frameScript = `
const tell = (report) => parent.postMessage(report, '*');
const draw = async ({ code, isDark }) => {
  try {
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      htmlLabels: false,
      theme: isDark ? 'dark' : 'default',
      fontFamily: 'system-ui, sans-serif',
    });
    const { svg } = await mermaid.render('diagram', code);
    const drawing = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
    for (const element of drawing.querySelectorAll('a, image, use')) {
      for (const name of ['href', 'xlink:href']) {
        if (!(element.getAttribute(name) ?? '#').startsWith('#')) element.removeAttribute(name);
      }
    }
    document.body.replaceChildren(drawing);
    const title = drawing.querySelector('title')?.textContent ?? '';
    tell({ state: 'drawn', height: Math.ceil(drawing.getBoundingClientRect().height), title });
  } catch (error) {
    tell({ state: 'failed', message: String(error?.message ?? error) });
  }
};
addEventListener('message', ({ source, data }) => {
  if (source === parent) void draw(data);
});
tell({ state: 'ready' });
`;
