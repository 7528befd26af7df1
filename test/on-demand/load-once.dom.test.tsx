import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { RenderBoundary } from '@oddkin/ai';
import { loadOnce } from '../../src/on-demand/index.js';

afterEach(cleanup);

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string | undefined }> {
  override state = { message: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) };
  }

  override render(): ReactNode {
    return this.state.message === undefined ? this.props.children : <p role="alert">{this.state.message}</p>;
  }
}

it('renders nothing until it is there, then what was loaded, and loads it no second time', async () => {
  let loads = 0;
  const Loaded = loadOnce(async () => {
    loads += 1;
    return Greeting;
  });
  const { container, unmount } = render(<Loaded name="Scout" />);
  expect(container.textContent).toBe('');
  expect(await screen.findByText('Hello Scout')).toBeTruthy();
  unmount();
  render(<Loaded name="Courier" />);
  expect(screen.getByText('Hello Courier')).toBeTruthy();
  expect(loads).toBe(1);
});

it('shows what stands for it until it is there', async () => {
  let arrive = (_component: typeof Greeting): void => undefined;
  const Waiting = () => <p>Loading</p>;
  const Loaded = loadOnce(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)), Waiting);
  const { container } = render(<Loaded name="Scout" />);
  expect(container.textContent).toBe('Loading');
  await act(async () => arrive(Greeting));
  expect(container.textContent).toBe('Hello Scout');
});

it('throws in the tree what loading it threw, so that the boundary around says so', async () => {
  const Loaded = loadOnce<{ name: string }>(() => Promise.reject(new Error('Offline.')));
  render(
    <Boundary>
      <Loaded name="Scout" />
    </Boundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe('Error: Offline.');
});

it('does nothing when it comes after it is no longer shown', async () => {
  let arrive = (_component: typeof Greeting): void => undefined;
  const Loaded = loadOnce(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
  const { unmount, container } = render(<Loaded name="Scout" />);
  unmount();
  await act(async () => arrive(Greeting));
  expect(container.textContent).toBe('');
});

it('is loaded again where a boundary shows it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let loads = 0;
  const Loaded = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('Offline.');
    return Greeting;
  });
  const Shown = ({ attempt }: { readonly attempt: number }) => (
    <RenderBoundary resetKey={attempt} fallback={<p>Not loaded</p>}>
      <Loaded name="Scout" />
    </RenderBoundary>
  );
  const { rerender } = render(<Shown attempt={1} />);
  expect(await screen.findByText('Not loaded')).toBeTruthy();
  rerender(<Shown attempt={2} />);
  expect(await screen.findByText('Hello Scout')).toBeTruthy();
  rerender(<Shown attempt={3} />);
  expect(screen.getByText('Hello Scout')).toBeTruthy();
  expect(loads).toBe(2);
});
