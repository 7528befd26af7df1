'use client';
import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component that is loaded when it is first shown, and renders `Waiting`, or nothing, until then. React.lazy would wait for a moment without a change:
 * while a store changes with each frame of the screen, React puts off what a Suspense boundary waits for again and again.
 */
export function loadOnce<Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting?: ComponentType): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function LoadedOnce(props: Props) {
    const [Content, setContent] = useState(() => known);
    useEffect(() => {
      if (Content !== undefined) return undefined;
      let isGone = false;
      load().then(
        (loaded) => {
          known = loaded;
          if (!isGone) setContent(() => loaded);
        },
        (error: unknown) => {
          // Into the boundary of the region, which says what happened and lets a person try again.
          if (!isGone)
            setContent(() => {
              throw error;
            });
        },
      );
      return () => {
        isGone = true;
      };
    }, [Content]);
    if (Content !== undefined) return <Content {...props} />;
    return Waiting === undefined ? null : <Waiting />;
  };
}
