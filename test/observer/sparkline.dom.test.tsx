import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sparkline } from '../../src/observer/sparkline.js';

it.each([
  [[5, 5, 5], '0,8 40,8 80,8'],
  [[0], '0,8 80,8'],
  [[0, 10], '0,15 80,1'],
  [[5, 10, 10], '0,8 40,1 80,1'],
])('draws %j with the longest at the top, and what never changes in the middle', (latencies, points) => {
  const { container } = render(<Sparkline latencies={latencies} />);
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe(points);
});
