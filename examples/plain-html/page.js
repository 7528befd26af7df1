const panel = document.querySelector('#panel');
const tell = (id, text) => {
  document.querySelector(id).textContent = text;
};

panel.addEventListener('oddkin-status', ({ detail }) => tell('#status', detail.phase));
panel.addEventListener('oddkin-attention', ({ detail }) => tell('#waiting', String(detail.count)));
// The bridge of `npx oddkin bridge`, or the one that the address names.
panel.setAttribute('url', new URLSearchParams(location.search).get('bridge') ?? 'ws://127.0.0.1:4747/observe');
