'use client';
import { useMemo, useState } from 'react';
import { useToolCall } from '../hooks/index.js';
import { useMessages } from '../messages/index.js';
import { jsonText, useApprovalContext, visibleText } from '../primitives/index.js';

/** What an approval would let happen: the tool and its whole input, as text that can't pretend to be another. Renders nothing where the approval names no call. */
export function ApprovalCall() {
  const { approval } = useApprovalContext();
  return approval.toolCallId === undefined ? null : <Call toolCallId={approval.toolCallId} />;
}

function Call({ toolCallId }: { readonly toolCallId: string }) {
  const call = useToolCall(toolCallId);
  const { text } = useMessages();
  if (call === undefined) return <p className="oddkin-approval-missing">{text('approval.callMissing', { id: visibleText(toolCallId) })}</p>;
  const { tool, title, input } = call.value;
  return (
    <div className="oddkin-approval-call">
      <span className="oddkin-approval-label">{text('approval.call')}</span>
      <code className="oddkin-approval-tool">{visibleText(tool)}</code>
      {title === undefined ? null : (
        <span className="oddkin-approval-call-title" dir="auto">
          {title}
        </span>
      )}
      {input === undefined ? null : <Input tool={tool} input={input} />}
    </div>
  );
}

function Input({ tool, input }: { readonly tool: string; readonly input: unknown }) {
  const { text } = useMessages();
  const [isWhole, setWhole] = useState(false);
  const json = useMemo(() => jsonText(input), [input]);
  const isCut = json.length > firstLength && !isWhole;
  return (
    <>
      <pre className="oddkin-approval-input" dir="ltr" role="group" tabIndex={0} aria-label={text('approval.input', { tool })}>
        {isCut ? json.slice(0, firstLength) : json}
      </pre>
      {isCut ? (
        <p className="oddkin-approval-cut">
          {text('approval.inputCut', { shown: firstLength, count: json.length })}{' '}
          <button type="button" className="oddkin-button" onClick={() => setWhole(true)}>
            {text('approval.inputAll')}
          </button>
        </p>
      ) : null}
    </>
  );
}

/** So much text is laid out at once without a person's asking. */
const firstLength = 20_000;
