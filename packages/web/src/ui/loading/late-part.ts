import { createElement, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';
import { type LateCode, lateCode } from './late-code.ts';

/** A part of a page, as the default of its module. */
export interface PartModule<Props> {
  readonly default: (props: Props) => ReactNode;
}

/**
 * A part of a page that is always shown, whose code is loaded once the first page is on the screen.
 * @param until What keeps its place.
 */
export function latePart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  until?: (props: Props) => ReactNode,
): FunctionComponent<Props> {
  return componentOfCode(lateCode(load), until);
}

/**
 * The component whose code comes late. Unlike with `lazyPart`, it is there as soon as its code is: React holds back what
 * was lazy for up to 300 ms after another part has come.
 */
export function componentOfCode<Props extends object>(
  code: LateCode<PartModule<Props>>,
  until: (props: Props) => ReactNode = () => null,
): FunctionComponent<Props> {
  return function LatePart(props: Props) {
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const [, setThere] = useState(code.now() !== undefined);
    useEffect(() => {
      if (code.now()) return setThere(true);
      let shown = true;
      code.loaded().then(
        () => shown && setThere(true),
        error => shown && setFailure({ error }),
      );
      return () => {
        shown = false;
      };
    }, []);
    if (failure) throw failure.error;
    const module = code.now();
    return module ? createElement(module.default, props) : until(props);
  };
}
