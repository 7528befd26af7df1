'use client';
import { createElement, use, useEffect, useMemo, useRef, useSyncExternalStore, type Ref } from 'react';
import { useCursor, useIsLive, useStoreContext } from '../hooks/index.js';
import { ChevronLeft, ChevronRight, OctagonX, Pause, Play, StepBack, StepForward, type Icon } from '../icons/index.js';
import { usePanelMessages } from '../messages/index.js';
import { createPlayback, type Playback } from '../projection/index.js';
import { LinkNews } from './link/link-news.js';
import { loadOnce } from '../on-demand/index.js';
import { NoteNotice } from './notes/note-notice.js';
import { useNotes } from './notes/use-notes.js';
import { figuresMs, PacedRegion } from './paced-region.js';
import { useStops, type Stops } from './pause/use-stops.js';
import { RecordingOpenerContext } from './recording/recording-tools.js';
import { RegionBoundary } from './region-boundary.js';
import { playMoment, playTime, timeSpan } from './time-span.js';
import { TimeSlider } from './time-slider.js';
import { TimeTools } from './time-tools.js';
import { useJumpToError } from './use-jump-to-error.js';
import { useTimeKeys } from './use-time-keys.js';

// Nothing of it is wanted where nobody has set a condition.
const StopWatcher = loadOnce(() => import('./pause/stop-watcher.js').then((module) => module.StopWatcher));
const StopNotice = loadOnce(() => import('./pause/stop-notice.js').then((module) => module.StopNotice));

// An option holds text alone: characters keep "4×" from becoming "×4" where text runs from right to left.
const isolate = '\u2068';
const endOfIsolate = '\u2069';
const speeds = [0.25, 0.5, 1, 2, 4, 8, 16];

/** Takes the whole panel to a moment of what has come, plays on from there, and returns to what comes. Renders a `<div>` with the role `group`. `data-state` is `live`, `paused` or `playing`. */
export function TimeBar() {
  const { text } = usePanelMessages();
  const isLive = useIsLive();
  const isEmpty = useIsEmpty();
  const playback = usePlayback();
  const { isPlaying } = useSyncExternalStore(playback.subscribe, playback.getState, playback.getState);
  const barRef = useRef<HTMLDivElement>(null);
  const pauseRef = useRef<HTMLButtonElement>(null);
  const stops = useStops();
  const notes = useNotes();
  const jumpToError = useJumpToError(playback);
  useTimeKeys(barRef, playback, stops.goOn);
  const isMoving = isLive || isPlaying;
  return (
    <div
      ref={barRef}
      part="time-bar"
      className="oddkin-time"
      role="group"
      aria-label={text('observer.time.label')}
      data-state={isLive ? 'live' : isPlaying ? 'playing' : 'paused'}
    >
      <div className="oddkin-time-buttons">
        <Tool
          icon={[ChevronLeft, OctagonX]}
          name={text('observer.time.previousError')}
          isOff={isEmpty}
          onPress={() => jumpToError('previous')}
        />
        <Tool icon={StepBack} name={text('observer.time.stepBack')} keys="," isOff={isEmpty} onPress={() => playback.step(-1)} />
        <Tool
          ref={pauseRef}
          icon={isMoving ? Pause : Play}
          name={text(isMoving ? 'observer.time.pause' : 'observer.time.play')}
          keys="Space"
          isOff={isEmpty}
          onPress={isMoving ? playback.pause : playback.play}
        />
        <Tool icon={StepForward} name={text('observer.time.stepOn')} keys="." isOff={isEmpty} onPress={() => playback.step(1)} />
        <Tool icon={[OctagonX, ChevronRight]} name={text('observer.time.nextError')} isOff={isEmpty} onPress={() => jumpToError('next')} />
      </div>
      <PacedRegion restMs={figuresMs} isCheap>
        <TimeSlider placedNotes={notes.placed} />
        <Figure />
      </PacedRegion>
      <SpeedSelect playback={playback} />
      <TimeTools stops={stops} notes={notes} />
      <PacedRegion restMs={figuresMs} isCheap>
        {/* The button that was pressed goes away, and must not take the focus with it. */}
        <Return isLive={isLive} stop={stops.stop} onReturn={() => pauseRef.current?.focus()} />
      </PacedRegion>
      <RegionBoundary name={text('observer.stops.title')}>
        {stops.watched !== undefined && <StopWatcher playback={playback} {...stops.watched} />}
        {stops.stop !== undefined && <StopNotice stops={stops} stop={stops.stop} />}
      </RegionBoundary>
      <NoteNotice notes={notes} />
      <RegionBoundary name={text('observer.time.label')}>
        <LinkNews />
      </RegionBoundary>
    </div>
  );
}

/** Whether there is only one moment. */
function useIsEmpty(): boolean {
  const { cursor } = useStoreContext().store;
  const read = (): boolean => cursor.getState().newest === cursor.getState().first;
  return useSyncExternalStore(cursor.subscribe, read, read);
}

/** The moment that is shown, and how long all that is held took. Tenths stand where they rest: in the past. */
function Figure() {
  const { locale } = usePanelMessages();
  const { store } = useStoreContext();
  const cursor = useCursor();
  const { atMs, totalMs } = timeSpan(store.getHead(), cursor);
  return (
    <bdi className="oddkin-time-figure">
      {cursor.isLive ? playTime(atMs, locale) : playMoment(atMs, locale)}
      <span className="oddkin-time-total"> / {playTime(totalMs, locale)}</span>
    </bdi>
  );
}

interface ReturnProps {
  readonly isLive: boolean;
  readonly stop: Stops['stop'];
  readonly onReturn: () => void;
}

/** Leads to the newest moment. Its place is kept where there is nothing to return from, so that nothing beside it moves. */
function Return({ isLive, stop, onReturn }: ReturnProps) {
  const { text, format } = usePanelMessages();
  const { store } = useStoreContext();
  const isRecording = use(RecordingOpenerContext)?.opened !== undefined;
  const { fresh, newest } = useCursor();
  // What came in one go with the frame that stopped the panel is new too.
  const count = stop === undefined ? fresh : newest - stop.entry.position - 1;
  const isNew = !isRecording && count > 0;
  return (
    <button
      type="button"
      className="oddkin-button oddkin-time-live"
      data-kind="primary"
      aria-hidden={isLive ? true : undefined}
      disabled={isLive}
      aria-label={isNew ? text('observer.time.liveNew', { count }) : undefined}
      onClick={() => {
        store.live();
        onReturn();
      }}
    >
      {!isLive && text(isRecording ? 'observer.time.toEnd' : 'observer.time.live')}
      {isNew && <bdi className="oddkin-time-new">+{format.number(count)}</bdi>}
    </button>
  );
}

function usePlayback(): Playback {
  const { store } = useStoreContext();
  const playback = useMemo(() => createPlayback(store), [store]);
  useEffect(
    () => () => {
      if (playback.getState().isPlaying) playback.pause();
    },
    [playback],
  );
  return playback;
}

function SpeedSelect({ playback }: { readonly playback: Playback }) {
  const { text, format } = usePanelMessages();
  const { speed } = useSyncExternalStore(playback.subscribe, playback.getState, playback.getState);
  return (
    <select
      className="oddkin-observer-select oddkin-time-speed"
      aria-label={text('observer.time.speed')}
      value={speed}
      onChange={(event) => playback.setSpeed(Number(event.currentTarget.value))}
    >
      {speeds.map((each) => (
        <option key={each} value={each}>
          {`${isolate}${text('observer.time.times', { speed: format.number(each) })}${endOfIsolate}`}
        </option>
      ))}
    </select>
  );
}

interface ToolProps {
  readonly ref?: Ref<HTMLButtonElement>;
  /** One, or what is sought and where. */
  readonly icon: Icon | readonly [Icon, Icon];
  readonly name: string;
  /** The key that does the same while the focus is in the panel. */
  readonly keys?: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function Tool({ ref, icon, name, keys, isOff, onPress }: ToolProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="oddkin-observer-icon-button oddkin-time-button oddkin-observer-mirrored"
      aria-label={name}
      title={keys === undefined ? name : `${name} (${keys})`}
      aria-keyshortcuts={keys}
      disabled={isOff}
      onClick={() => onPress()}
    >
      {[icon].flat().map((each, index) => createElement(each, { key: index, size: 16, strokeWidth: 1.75, 'aria-hidden': true }))}
    </button>
  );
}
