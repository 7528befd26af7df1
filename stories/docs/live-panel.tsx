import { useEffect, useState } from 'react';
import { ObserverPanel, type ObserverPanelProps } from '@oddkin/ai';
import type { Transport } from '@oddkin/ai/aicc';
import { DungeonMap } from '@oddkin/ai/dungeon';
import { parseRecording, playRecording } from '@oddkin/ai/recording';
import recordingUrl from '../recordings/dungeon-two-agents.ndjson?url';

const renderers: ObserverPanelProps['renderers'] = { world: { dungeon: DungeonMap } };

/** The panel at work: a committed recording of two agents, played as if a bridge sent it, over and over. */
export function LivePanel() {
  const [transport, setTransport] = useState<Transport>();
  useEffect(() => {
    const leaving = new AbortController();
    const play = async () => {
      const answer = await fetch(recordingUrl, { signal: leaving.signal });
      setTransport(playRecording(parseRecording(await answer.text()), { isLooping: true }));
    };
    play().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, []);
  return (
    <div className="docs-panel sb-unstyled" dir="ltr">
      {transport !== undefined && <ObserverPanel transport={transport} renderers={renderers} />}
    </div>
  );
}
