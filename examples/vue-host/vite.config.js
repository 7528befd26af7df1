import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag === 'oddkin-observer';

// oxlint-disable-next-line import/no-default-export
export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  build: { chunkSizeWarningLimit: 2500 },
};
