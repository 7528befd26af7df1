import { afterEach, describe, expect, it, vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createObserverStore, type Action, type DocumentEntry, type ObserverStore } from '@oddkin/ai/store';
import {
  ApprovalButton,
  ApprovalChanged,
  ApprovalControls,
  ApprovalReason,
  ApprovalRoot,
  ApprovalStatus,
  ApprovalTitle,
} from '@oddkin/ai/primitives';
import { createSteppedClock } from '../../src/testing/stepped-clock.js';
import { StoreProvider } from '../../src/hooks/index.js';

afterEach(cleanup);

describe('approval', () => {
  it('is a group named by its title, with status and risk as attributes', () => {
    show(approval({ risk: 'high' }));
    const group = screen.getByRole('group', { name: 'Delete 3 files?' });
    expect(group.dataset).toMatchObject({ state: 'requested', risk: 'high' });
  });

  it('passes ref, class, style and attributes on to its elements, and its part to a child', () => {
    const ref = { current: null as HTMLDivElement | null };
    const { store } = setUp(approval());
    render(
      <StoreProvider store={store} onAction={() => undefined}>
        <ApprovalRoot approvalId="ap1" ref={ref} className="mine" style={{ color: 'red' }} data-own="1">
          <ApprovalTitle asChild>
            <h4>Own title</h4>
          </ApprovalTitle>
        </ApprovalRoot>
      </StoreProvider>,
    );
    expect(ref.current).toBe(screen.getByRole('group', { name: 'Own title' }));
    expect(ref.current).toMatchObject({ className: 'mine', style: { color: 'red' }, dataset: { own: '1' } });
    expect(screen.getByText('Own title').tagName).toBe('H4');
  });

  it('names the root when a part stands outside it', () => {
    const { store } = setUp();
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(
        <StoreProvider store={store}>
          <ApprovalTitle />
        </StoreProvider>,
      ),
    ).toThrow('ApprovalTitle was used outside ApprovalRoot');
    quiet.mockRestore();
  });

  it.each(['double click', 'approve, then deny', 'Enter and click'])('sends one decision for %s', async (way) => {
    const { sent } = show(approval());
    const approve = screen.getByRole('button', { name: 'Approve' });
    await act(async () => {
      fireEvent.click(approve);
      if (way === 'approve, then deny') fireEvent.click(screen.getByRole('button', { name: 'Deny' }));
      else if (way === 'Enter and click') fireEvent.keyDown(approve, { key: 'Enter' });
      fireEvent.click(approve);
    });
    expect(sent).toEqual([{ type: 'approval.decide', sessionId: undefined, approvalId: 'ap1', revision: 1, decision: 'approve' }]);
  });

  it('decides nothing when the approval changes between the beginning of a press and its click', async () => {
    const { sent, store } = show(approval());
    const approve = screen.getByRole('button', { name: 'Approve' });
    fireEvent.pointerDown(approve);
    act(() => void store.put([approval({ revision: 2, title: 'Delete 300 files?' })]));
    await act(async () => void fireEvent.click(approve));
    expect(sent).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('This request changed: look again before you decide.');
    await act(async () => {
      fireEvent.pointerDown(approve);
      fireEvent.click(approve);
    });
    expect(sent).toMatchObject([{ revision: 2 }]);
  });

  it('does not let an Enter that is held down decide what came while it was', async () => {
    const { sent, store } = show(approval());
    const approve = screen.getByRole('button', { name: 'Approve' });
    fireEvent.keyDown(approve, { key: 'Enter' });
    act(() => void store.put([approval({ revision: 2 })]));
    const isDone = fireEvent.keyDown(approve, { key: 'Enter', repeat: true });
    expect(isDone).toBe(false);
    await act(async () => void fireEvent.click(approve));
    expect(sent).toEqual([]);
  });

  it('keeps the focus while the decision is on its way and moves it to the status when the buttons go', async () => {
    let take = (): void => undefined;
    const { store } = setUp(approval());
    renderApproval(store, () => new Promise<void>((resolve) => (take = resolve)));
    const deny = screen.getByRole('button', { name: 'Deny' });
    deny.focus();
    await act(async () => void fireEvent.click(deny));
    expect(document.activeElement).toBe(deny);
    expect(deny.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Sending your decision')).toBeTruthy();
    await act(async () => take());
    expect(document.activeElement).toBe(screen.getByText('Denied'));
  });

  it('does not take the focus when it is decided elsewhere', () => {
    const { store } = show(approval());
    act(() => void store.put([approval({ status: 'approved' })]));
    expect(screen.getByText('Approved')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps the reason, and sends it again when the first try failed', async () => {
    const tries: Action[] = [];
    const { store } = setUp(approval());
    renderApproval(store, async (action) => {
      tries.push(action);
      if (tries.length === 1) throw new Error('The line was cut.');
    });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'too many' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Deny' })));
    expect(screen.getByText('The decision did not get through')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Deny again' })));
    expect(tries).toMatchObject([
      { decision: 'deny', reason: 'too many' },
      { decision: 'deny', reason: 'too many' },
    ]);
    expect(screen.getByText('Denied')).toBeTruthy();
  });

  it('expires by the clock of the store, without a frame', () => {
    const { clock } = show(approval({ expiresAt: '2026-11-30T10:00:10Z' }));
    act(() => clock.advance(11_000));
    expect(screen.getByText('Expired before a decision')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows no button where nobody takes a decision', () => {
    const { store } = setUp(approval());
    renderApproval(store, undefined);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Needs your approval')).toBeTruthy();
  });

  it.each(['__proto__', 'constructor', 'toString', ' ', '0'])('decides about an approval whose id is %j', async (approvalId) => {
    const { sent } = show(approval({ approvalId }), approvalId);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Approve' })));
    expect(sent).toMatchObject([{ approvalId, decision: 'approve' }]);
  });
});

function approval(value: Record<string, unknown> = {}): DocumentEntry {
  return {
    schema: 'oddkin.ai.approval',
    version: 1,
    value: { approvalId: 'ap1', revision: 1, title: 'Delete 3 files?', status: 'requested', ...value },
  };
}

function setUp(...documents: DocumentEntry[]) {
  const clock = createSteppedClock(Date.parse('2026-11-30T10:00:00Z'));
  const store = createObserverStore({ clock });
  store.put(documents);
  return { store, clock };
}

function show(document: DocumentEntry, approvalId = 'ap1') {
  const sent: Action[] = [];
  const { store, clock } = setUp(document);
  renderApproval(store, (action) => void sent.push(action), approvalId);
  return { store, clock, sent };
}

function renderApproval(store: ObserverStore, onAction: ((action: Action) => void | Promise<void>) | undefined, approvalId = 'ap1') {
  return render(
    <StoreProvider store={store} onAction={onAction}>
      <ApprovalRoot approvalId={approvalId}>
        <ApprovalTitle />
        <ApprovalStatus />
        <ApprovalChanged />
        <ApprovalControls>
          <ApprovalReason aria-label="Reason" />
          <ApprovalButton decision="approve" />
          <ApprovalButton decision="deny" />
        </ApprovalControls>
      </ApprovalRoot>
    </StoreProvider>,
  );
}
