import { useEffect, useRef } from 'react';
import { ReportFrame } from '../report/report-frame.tsx';

interface DraftFrameProps {
  readonly title: string;
  /** The report with what is saved. */
  readonly address: string;
  readonly version: string;
  /** The document that is shown in its place. */
  readonly draft: string | undefined;
}

/** A report in a frame, whose document is replaced by a draft of it: it keeps the policy of the document, and its place. */
export function DraftFrame({ draft, ...report }: DraftFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { address, version } = report;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or version is another frame
  useEffect(() => {
    const shown = frame.current;
    if (!shown || draft === undefined) return;
    const show = () => {
      const inside = shown.contentWindow as (Window & typeof globalThis) | null;
      if (!inside || inside.document.URL === 'about:blank') return;
      // Its own parser: ours would apply the policy of our pages to it, which allows no style.
      const { documentElement } = new inside.DOMParser().parseFromString(draft, 'text/html');
      const { scrollX, scrollY } = inside;
      inside.document.documentElement.replaceWith(inside.document.adoptNode(documentElement));
      inside.scrollTo(scrollX, scrollY);
    };
    show();
    shown.addEventListener('load', show);
    return () => shown.removeEventListener('load', show);
  }, [draft, address, version]);
  return <ReportFrame {...report} frame={frame} />;
}
