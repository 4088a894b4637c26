import type { ComponentProps, ReactElement } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  readonly 'aria-label': string;
  readonly children: ReactElement;
}

/** A button with an icon in a row of a table. Mantine's ActionIcon looks the same, and costs more than a whole row. */
export function IconButton({ className, ...rest }: IconButtonProps) {
  return <button type="button" className={className ? `${styles.button} ${className}` : styles.button} {...rest} />;
}
