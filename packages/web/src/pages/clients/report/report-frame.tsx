import styles from './report.module.css';

interface ReportFrameProps {
  readonly title: string;
  readonly address: string;
  /** Loads the document again when it changes. */
  readonly version: string;
  readonly frame?: React.Ref<HTMLIFrameElement>;
}

/** A report as it is printed. */
export function ReportFrame({ title, address, version, frame }: ReportFrameProps) {
  return <iframe key={`${address} ${version}`} ref={frame} className={styles.frame} title={title} src={address} />;
}
