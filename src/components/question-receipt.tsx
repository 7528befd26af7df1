'use client';
import { questionWords, useWords } from '../messages/index.js';
import { answerLines, draftLines, useQuestionContext, type AnswerLine, type AnswerWords } from '../primitives/index.js';

/** What was answered, or what was filled in and came too late. Renders nothing while an answer is wanted. */
export function QuestionReceipt() {
  const { question, status, answer, draft } = useQuestionContext();
  const { text, format } = useWords(questionWords);
  const words: AnswerWords = { yes: text('general.yes'), no: text('general.no'), number: format.exact };
  if (status === 'submitted') {
    if (answer === undefined) return <p className="oddkin-question-note">{text('question.noAnswer')}</p>;
    return <Lines title={text('question.answer')} lines={answerLines(question, answer, words)} />;
  }
  const unsent = status === 'expired' ? draftLines(question, draft, words) : [];
  return unsent.length === 0 ? null : <Lines title={text('question.notSent')} lines={unsent} />;
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly AnswerLine[] }) {
  return (
    <dl className="oddkin-question-receipt">
      {lines.map(({ key, label, value }, index) => (
        <div key={key} className="oddkin-question-receipt-line">
          <dt className="oddkin-question-receipt-label" dir="auto">
            {label ?? (index === 0 ? title : <span className="oddkin-heard-only">{title}</span>)}
          </dt>
          <dd className="oddkin-question-receipt-value" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
