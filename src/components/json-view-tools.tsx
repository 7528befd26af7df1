'use client';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { ChevronDown, ChevronUp, ChevronsDownUp, ChevronsUpDown, Search } from '../icons/index.js';
import { jsonViewToolsWords, useMessages, useWords } from '../messages/index.js';
import { isComposing } from '../primitives/index.js';
import { searchJson } from './json-view-search.js';
import type { FoldedJson } from './use-json-folding.js';

interface JsonViewToolsProps {
  readonly value: unknown;
  readonly folding: FoldedJson;
  readonly label: string | undefined;
  /** Shows what was found. */
  readonly onFound: (path: string | undefined) => void;
}

/** Searches in the tree, also in what is folded, and folds it as a whole. Renders a `<div>`. */
export function JsonViewTools({ value, folding: { openAll, foldAll }, label, onFound }: JsonViewToolsProps) {
  const { text, format } = useWords(jsonViewToolsWords);
  const { text: valueText } = useMessages();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(-1);
  const [isCut, setCut] = useState(false);
  const { paths, isDone } = useSearch(value, words);
  const name = label ?? valueText('json-view.label');

  const go = (by: 1 | -1): void => {
    if (paths.length === 0) return;
    const next = at < 0 ? (by > 0 ? 0 : paths.length - 1) : (at + by + paths.length) % paths.length;
    setAt(next);
    onFound(paths[next]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    // Letters are shortcuts elsewhere in a panel.
    event.stopPropagation();
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && words !== '') change('');
    else return;
    event.preventDefault();
  };
  const change = (next: string): void => {
    setWords(next);
    setAt(-1);
    onFound(undefined);
  };

  return (
    <div className="oddkin-json-view-bar">
      <span className="oddkin-json-view-find">
        <Search size={14} strokeWidth={1.75} aria-hidden />
        <input
          type="search"
          className="oddkin-json-view-input"
          aria-label={text('json-view.search', { name })}
          placeholder={text('json-view.searchShort')}
          value={words}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      {words.trim() !== '' && (
        <>
          <span className="oddkin-json-view-told" role="status" dir="auto">
            {tell()}
          </span>
          <Tool label={text('json-view.previous')} icon={ChevronUp} isDisabled={paths.length === 0} onPress={() => go(-1)} />
          <Tool label={text('json-view.next')} icon={ChevronDown} isDisabled={paths.length === 0} onPress={() => go(1)} />
        </>
      )}
      <span className="oddkin-json-view-ends">
        {isCut && <span className="oddkin-json-view-told">{text('json-view.openedPart')}</span>}
        <Tool label={text('json-view.openAll')} icon={ChevronsUpDown} onPress={() => setCut(!openAll())} />
        <Tool
          label={text('json-view.foldAll')}
          icon={ChevronsDownUp}
          onPress={() => {
            setCut(false);
            foldAll();
          }}
        />
      </span>
    </div>
  );

  function tell(): string {
    if (!isDone) return text('json-view.searching', { count: paths.length });
    if (paths.length === 0) return text('json-view.foundNone');
    const of = paths.length >= mostFound ? text('json-view.foundMost', { count: mostFound }) : format.number(paths.length);
    return at < 0 ? text('json-view.found', { count: paths.length }) : text('json-view.foundAt', { at: at + 1, of });
  }
}

interface ToolProps {
  readonly label: string;
  readonly icon: typeof Search;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function Tool({ label, icon: Icon, isDisabled = false, onPress }: ToolProps) {
  return (
    <button type="button" className="oddkin-icon-button" title={label} disabled={isDisabled} onClick={onPress}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      <span className="oddkin-heard-only">{label}</span>
    </button>
  );
}

const mostFound = 1_000;
const sliceMs = 8;

interface Found {
  readonly words: string;
  readonly paths: readonly string[];
  readonly isDone: boolean;
}

/** Looks through the value bit by bit, so that a large one does not hold up what else is to be done. */
function useSearch(value: unknown, typed: string): Found {
  const words = typed.trim();
  const [found, setFound] = useState<Found>({ words: '', paths: [], isDone: true });
  useEffect(() => {
    if (words === '') return undefined;
    const search = searchJson(value, words);
    const paths: string[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const goOn = (): void => {
      const end = performance.now() + sliceMs;
      let next = search.next();
      while (next.done !== true && paths.length < mostFound) {
        if (next.value !== undefined) paths.push(next.value);
        if (performance.now() > end) break;
        next = search.next();
      }
      const isDone = next.done === true || paths.length >= mostFound;
      setFound({ words, paths: [...paths], isDone });
      if (!isDone) timer = setTimeout(goOn, 0);
    };
    timer = setTimeout(goOn, 0);
    return () => clearTimeout(timer);
  }, [value, words]);
  return found.words === words ? found : { words, paths: [], isDone: words === '' };
}
