import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DialogButton } from '../../src/observer/dialog-button.js';
import { loadOnce } from '../../src/on-demand/index.js';

function Greeting({ onClose }: { readonly onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      Close the greeting
    </button>
  );
}

it('says beside the button that its dialog could not be loaded, and loads it again when asked to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isOffline = true;
  const Dialog = loadOnce(() => (isOffline ? Promise.reject(new Error('Offline.')) : Promise.resolve(Greeting)));
  render(<DialogButton aria-label="Save" renderDialog={(onClose) => <Dialog onClose={onClose} />} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Save could not be shown.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Offline.');
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close the greeting' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});
