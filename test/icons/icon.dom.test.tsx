import { createRef } from 'react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Eye, Trash2 } from '../../src/icons/index.js';

describe('an icon', () => {
  it('is drawn in the colour of the text, as large as asked, and hidden from screen readers', () => {
    const { container } = render(<Eye size={16} strokeWidth={1.75} className="mine" />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('class')).toBe('oddkin-icon mine');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.getAttribute('width')).toBe('16');
    expect(svg?.getAttribute('stroke')).toBe('currentColor');
    expect(svg?.getAttribute('stroke-width')).toBe('1.75');
    expect(svg?.querySelectorAll('path, circle')).toHaveLength(2);
  });

  it('is an image with a name where it has one', () => {
    const ref = createRef<SVGSVGElement>();
    const { getByRole } = render(<Trash2 ref={ref} role="img" aria-label="Deleted" />);
    expect(getByRole('img', { name: 'Deleted' })).toBe(ref.current);
  });
});
