import { Box } from '@mantine/core';

/** px: of a field without a label. */
const HEIGHT = 36;

/** Keeps the place of a field, or of several in a line, whose code comes later. @param width px; the whole line if omitted. */
export function FieldPlace({ width }: { readonly width?: number | string | undefined }) {
  return <Box w={width} h={HEIGHT} />;
}
