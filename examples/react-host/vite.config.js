import tailwindcss from '@tailwindcss/vite';

// oxlint-disable-next-line import/no-default-export
export default { plugins: [tailwindcss()], build: { chunkSizeWarningLimit: 2500 } };
