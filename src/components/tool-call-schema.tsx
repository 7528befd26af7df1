'use client';
import { useSchemaCheck } from '../hooks/index.js';
import { TriangleAlert } from '../icons/index.js';
import { useMessages } from '../messages/index.js';
import { useToolCallContext, visibleText } from '../primitives/index.js';
import { StateIcon } from './state-icon.js';
import { Field } from './tool-call-field.js';
import { useIsDue } from './use-is-due.js';

type Verdict = NonNullable<NonNullable<ReturnType<typeof useSchemaCheck>>['input']>;

/** Whether input and output have the shape that the tool declares, and where they have not. Renders a `<dt>` and a `<dd>`. */
export function ToolCallSchemaCheck() {
  const { record } = useToolCallContext('ToolCallSchemaCheck');
  const { text } = useMessages();
  // A value of many megabytes takes its time: what there is to see of it comes first.
  const isDue = useIsDue();
  return (
    <Field name={text('tool-call.schema')}>
      <div className="oddkin-tool-call-check">{isDue ? <Check toolCallKey={record.key} /> : null}</div>
    </Field>
  );
}

function Check({ toolCallKey }: { readonly toolCallKey: string }) {
  const check = useSchemaCheck(toolCallKey);
  const { text } = useMessages();
  const { input, output } = check ?? {};
  if (input === undefined) return <p className="oddkin-tool-call-nothing">{text('tool-call.check.undeclared')}</p>;
  if (input.status === 'fits' && (output === undefined || output.status === 'fits')) {
    return (
      <p className="oddkin-tool-call-fits">
        <StateIcon state="succeeded" />
        {text(output === undefined ? 'tool-call.check.inputFits' : 'tool-call.check.fits')}
      </p>
    );
  }
  return (
    <>
      <Faults verdict={input} of="input" />
      {output === undefined ? null : <Faults verdict={output} of="output" />}
    </>
  );
}

function Faults({ verdict, of }: { readonly verdict: Verdict; readonly of: 'input' | 'output' }) {
  const { text } = useMessages();
  if (verdict.status === 'fits') return null;
  if (verdict.status === 'unchecked') {
    const key = of === 'input' ? 'tool-call.check.uncheckedInput' : 'tool-call.check.uncheckedOutput';
    return <p className="oddkin-tool-call-nothing">{text(key, { reason: verdict.message })}</p>;
  }
  return (
    <>
      <p className="oddkin-tool-call-misfit">
        <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
        {text(`tool-call.check.${of}`)}
      </p>
      <ul className="oddkin-tool-call-faults">
        {verdict.problems.map(({ path, keyword, message }, at) => (
          // Two faults may be alike in all that is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <code>{path === '' ? text('tool-call.check.whole') : visibleText(path.slice(0, 400))}</code>{' '}
            <span dir="auto">{visibleText(message.slice(0, 400))}</span> <code className="oddkin-tool-call-keyword">{keyword}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
