import { createElement, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';
import { afterFirstView } from './first-view.ts';
import { whenServed } from './lazy-part.ts';

/**
 * A part of a page that is always shown, whose code is loaded once the first page is on the screen. Unlike with
 * `lazyPart`, it is there as soon as its code is: React holds back what was lazy for up to 300 ms after another part has
 * come.
 * @param until What keeps its place.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ readonly default: (props: Props) => ReactNode }>,
  until: (props: Props) => ReactNode = () => null,
): FunctionComponent<Props> {
  const loadLate = afterFirstView(() => whenServed(load));
  let Part: FunctionComponent<Props> | undefined;
  let loading: Promise<void> | undefined;
  const loaded = () => {
    loading ??= loadLate().then(
      module => {
        Part = module.default;
      },
      error => {
        loading = undefined; // whoever shows it again tries again
        throw error;
      },
    );
    return loading;
  };
  return function LatePart(props: Props) {
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const [, setThere] = useState(Part !== undefined);
    useEffect(() => {
      if (Part) return setThere(true);
      let shown = true;
      loaded().then(
        () => shown && setThere(true),
        error => shown && setFailure({ error }),
      );
      return () => {
        shown = false;
      };
    }, []);
    if (failure) throw failure.error;
    return Part ? createElement(Part, props) : until(props);
  };
}
